// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps {@code docs/coverage.md} true: what it names exists, and is marked as it says. */
final class CoverageTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PAGE = ROOT.resolve(Path.of("docs", "coverage.md"));
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  @Test
  void programsAreThereAndMarkedAsClaimed() throws IOException {
    Map<String, Program> programs = programs();
    List<String> complaints = new ArrayList<>();
    for (String[] row : rows()) {
      for (String name : row[3].split(",\\s*")) {
        check(name, row, false, programs, complaints);
      }
      for (String name : row[4].split(",\\s*")) {
        check(name, row, true, programs, complaints);
      }
    }
    assertThat(complaints).isEmpty();
  }

  private static void check(
      String name,
      String[] row,
      boolean broken,
      Map<String, Program> programs,
      List<String> complaints) {
    Program program = programs.get(name);
    if (program == null) {
      complaints.add(row[1] + ": there is no program " + name);
    } else if (program.markers(Marker.DEFAULT).stream().anyMatch(Marker::required) != broken) {
      complaints.add(row[1] + ": " + name + (broken ? " has no race" : " has a race"));
    }
  }

  @Test
  void modelFilesAndWeaversAreThere() throws IOException {
    Path model = ROOT.resolve("model/src/main/resources/dev/heddle/model/library");
    Path agent = ROOT.resolve("agent/src/main/java/dev/heddle/agent/internal");
    for (String[] row : rows()) {
      Matcher named = QUOTED.matcher(row[2]);
      assertThat(named.find()).as(row[1]).isTrue();
      do {
        String name = named.group(1);
        assertThat(
                name.endsWith(".model")
                    ? List.of(model.resolve(name))
                    : List.of(
                        agent.resolve("jdk").resolve(name + ".java"),
                        agent.resolve("weave").resolve(name + ".java")))
            .as(row[1] + ": " + name)
            .anyMatch(Files::isRegularFile);
      } while (named.find());
    }
  }

  /** The cells of each construct's row, from the second on; the first is empty. */
  private static List<String[]> rows() throws IOException {
    List<String[]> rows = new ArrayList<>();
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| construct")) {
        String[] cells = line.split("\\s*\\|\\s*");
        assertThat(cells).as(line).hasSize(5);
        rows.add(cells);
      }
    }
    assertThat(rows).isNotEmpty();
    return rows;
  }

  private static Map<String, Program> programs() throws IOException {
    Map<String, Program> programs = new HashMap<>();
    try (Stream<Path> trees = Files.list(Path.of("src", "main"))) {
      for (Path tree : trees.toList()) {
        for (Program program : Program.below(tree)) {
          programs.put(program.family() + "/" + program.simpleName(), program);
        }
      }
    }
    return programs;
  }
}

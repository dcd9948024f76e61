// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Report;
import dev.heddle.realworld.ChildJvm.Outcome;
import dev.heddle.realworld.reflection.AllClasses;
import dev.heddle.report.json.ReportFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The classes of all libraries pass the verifier under heddle and look to reflection as before: a
 * sample of them, another one on each JDK, or all if {@code heddle.realworld.every} is 1.
 */
final class AllClassesIT {
  /** The only reason not to check something of a class, and a rare one. */
  private static final Pattern TOO_LARGE =
      Pattern.compile("method .*: too large to check(; its synchronisation is not seen .*)?");

  /** One of how many classes is looked at. */
  private static final int EVERY = Integer.getInteger("heddle.realworld.every", 8);

  @TempDir private Path directory;

  static List<Jdk> jdks() {
    return Jdk.all();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void allClassesLink(Jdk jdk) throws Exception {
    verify(jdk, "");
  }

  /** Methods note there that they are active, and constructors have a handler. */
  @ParameterizedTest
  @MethodSource("jdks")
  void soTheyDoWhereOwnersAreFollowed(Jdk jdk) throws Exception {
    verify(jdk, ",algorithm=object-race");
  }

  private void verify(Jdk jdk, String options) throws Exception {
    ChildJvm jvm = new ChildJvm(jdk, directory);
    Path reports = directory.resolve("report");
    List<String> program = program(Jdk.all().indexOf(jdk));
    Outcome plain = jvm.run(List.of(ChildJvm.QUICKLY), program);
    Outcome checked =
        jvm.run(List.of(ChildJvm.QUICKLY, ChildJvm.heddle(reports) + options), program);
    assertThat(checked.exitCode()).describedAs(checked.errors()).isZero();
    Set<String> before = plain.output().lines().collect(Collectors.toCollection(TreeSet::new));
    Set<String> after = checked.output().lines().collect(Collectors.toCollection(TreeSet::new));
    assertThat(after).hasSameSizeAs(before);
    after.removeAll(before);
    assertThat(after).describedAs("classes that differ").isEmpty();
    Report report = ReportFile.read(reports.resolve(ReportFile.NAME));
    assertThat(report.notChecked())
        .describedAs("not checked")
        .allMatch(sentence -> TOO_LARGE.matcher(sentence).matches())
        .hasSizeLessThan(before.size() / 1000);
    System.out.printf(
        "%d classes on %s, none spoilt; %d of their methods too large to check%n",
        before.size(), jdk, report.notChecked().size());
  }

  private static List<String> program(int first) throws Exception {
    List<String> program = new ArrayList<>();
    program.addAll(List.of("-cp", RealProgram.CLASSES.toString(), AllClasses.class.getName()));
    program.addAll(List.of(Integer.toString(EVERY), Integer.toString(first % EVERY)));
    for (RealProgram each : RealProgram.all()) {
      if (Files.isDirectory(each.libraries())) {
        program.add(each.libraries().toString());
      }
    }
    return program;
  }
}

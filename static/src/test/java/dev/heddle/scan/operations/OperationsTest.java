// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every operation of the JDK that runs code in other threads is known to the scan. */
class OperationsTest {
  private static final Path PAGE = Path.of("..", "docs", "scan-coverage.md");
  private static final String BEGIN = "<!-- OperationsTest: begin -->\n";
  private static final String END = "<!-- OperationsTest: end -->\n";

  /** Set to true, the table of the page is written anew. */
  private static final String WRITE = "heddle.write-pages";

  @TempDir Path directory;

  @Test
  void racesAreFoundInThemAndNowhereElse() throws Exception {
    List<Operation> all = Operations.all();
    assertThat(all).hasSizeGreaterThan(370);
    assertThat(ScannedOperations.wrong(all, directory)).isEmpty();
    assertThat(rows()).containsAll(all.stream().map(Operation::row).toList());
  }

  /** What newer JDKs have, and the page with it, needs one of them. */
  @Test
  void soItIsOnANewerJdk() throws Exception {
    Optional<Path> newer = newestJdk();
    assumeThat(newer).as("a JDK that is newer than this one, in /usr/lib/jvm").isPresent();
    Path output = directory.resolve("output");
    Process process =
        new ProcessBuilder(
                newer.get().resolve("bin/java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ScannedOperations.class.getName(),
                directory.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor()).as(() -> read(output)).isZero();
    Set<String> named = new LinkedHashSet<>();
    for (String line : read(output).lines().toList()) {
      if (line.startsWith(ScannedOperations.NAMED)) {
        named.add(line.substring(ScannedOperations.NAMED.length()));
      }
    }
    if (Boolean.getBoolean(WRITE)) {
      write(named);
    }
    assertThat(rows()).isEqualTo(named);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> rows() throws Exception {
    String text = Files.readString(PAGE);
    Set<String> rows = new LinkedHashSet<>();
    for (String line : text.substring(text.indexOf(BEGIN), text.indexOf(END)).lines().toList()) {
      if (line.startsWith("| `")) {
        rows.add(line);
      }
    }
    return rows;
  }

  private static void write(Set<String> rows) throws Exception {
    String text = Files.readString(PAGE);
    String table = "| operation | code that it runs |\n| --- | --- |\n" + String.join("\n", rows);
    Files.writeString(
        PAGE,
        text.substring(0, text.indexOf(BEGIN) + BEGIN.length())
            + table
            + "\n"
            + text.substring(text.indexOf(END)));
  }

  private static Optional<Path> newestJdk() throws Exception {
    Path folder = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> homes = Files.list(folder)) {
      return homes
          .filter(home -> version(home) > Runtime.version().feature())
          .max(Comparator.comparingInt(OperationsTest::version));
    }
  }

  /** Zero if there is no compiler. */
  private static int version(Path home) {
    Path release = home.resolve("release");
    if (!Files.isExecutable(home.resolve("bin/javac")) || !Files.isRegularFile(release)) {
      return 0;
    }
    return read(release)
        .lines()
        .filter(line -> line.startsWith("JAVA_VERSION="))
        .map(line -> line.replaceAll("[^0-9.]", "").split("\\.")[0])
        .mapToInt(Integer::parseInt)
        .findFirst()
        .orElse(0);
  }
}

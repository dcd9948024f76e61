// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** A JDK that programs are run with. */
record Jdk(Path home, int feature) {
  private static final Path INSTALLED = Path.of("/usr/lib/jvm");

  /** The JDK of the tests, and the newest of those that are installed if it is newer. */
  static List<Jdk> all() {
    List<Jdk> all = new ArrayList<>();
    Jdk current = new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
    all.add(current);
    newest().filter(jdk -> jdk.feature > current.feature).ifPresent(all::add);
    return all;
  }

  /** Whether the tests themselves run on it. */
  boolean isCurrent() {
    return feature == Runtime.version().feature();
  }

  Path java() {
    return home.resolve("bin").resolve("java");
  }

  @Override
  public String toString() {
    return "JDK " + feature;
  }

  private static Optional<Jdk> newest() {
    if (!Files.isDirectory(INSTALLED)) {
      return Optional.empty();
    }
    try (Stream<Path> homes = Files.list(INSTALLED)) {
      return homes
          .filter(home -> Files.isRegularFile(home.resolve("release")))
          .filter(home -> Files.isExecutable(home.resolve("bin").resolve("java")))
          .map(home -> new Jdk(home, featureOf(home)))
          .max(Comparator.comparingInt(Jdk::feature));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int featureOf(Path home) {
    Properties release = new Properties();
    try (var reader = Files.newBufferedReader(home.resolve("release"))) {
      release.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String version = release.getProperty("JAVA_VERSION", "\"0\"").replace("\"", "");
    return Runtime.Version.parse(version).feature();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** An installed JDK. */
record Jdk(Path home, int version) {
  /** The JDK that runs the tests and, where there is one, the newest that is newer. */
  static List<Jdk> currentAndNewest() throws IOException {
    Jdk current = new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
    List<Jdk> chosen = new ArrayList<>(List.of(current));
    installed().stream()
        .filter(jdk -> jdk.version() > current.version())
        .max(Comparator.comparingInt(Jdk::version))
        .ifPresent(chosen::add);
    return chosen;
  }

  private static List<Jdk> installed() throws IOException {
    List<Path> homes = new ArrayList<>();
    String named = System.getenv().getOrDefault("JAVA_HOMES", "");
    for (String home : named.split(File.pathSeparator)) {
      if (!home.isBlank()) {
        homes.add(Path.of(home));
      }
    }
    homes.addAll(foldersIn(Path.of("/usr/lib/jvm")));
    homes.addAll(
        foldersIn(Path.of(System.getProperty("user.home"), ".sdkman", "candidates", "java")));
    List<Jdk> jdks = new ArrayList<>();
    for (Path home : homes) {
      version(home).ifPresent(version -> jdks.add(new Jdk(home, version)));
    }
    return jdks;
  }

  private static List<Path> foldersIn(Path parent) throws IOException {
    List<Path> folders = new ArrayList<>();
    if (Files.isDirectory(parent)) {
      try (DirectoryStream<Path> children = Files.newDirectoryStream(parent)) {
        children.forEach(folders::add);
      }
    }
    return folders;
  }

  private static Optional<Integer> version(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release) || !Files.isExecutable(tool(home, "javac"))) {
      return Optional.empty();
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(release)) {
      properties.load(reader);
    }
    String text = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
    String feature = text.split("[.+-]")[0];
    return feature.matches("\\d+") ? Optional.of(Integer.valueOf(feature)) : Optional.empty();
  }

  private static Path tool(Path home, String name) {
    return home.resolve("bin").resolve(name);
  }

  /** Whether the tests themselves run on it. */
  boolean isCurrent() {
    return version == Runtime.version().feature();
  }

  String java() {
    return tool(home, "java").toString();
  }

  String javac() {
    return tool(home, "javac").toString();
  }

  @Override
  public String toString() {
    return "JDK " + version;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Starts Maven, as users do, on a copy of the projects below {@code src/it}. */
final class MavenBuild {
  /** Paths with spaces are the ones that go wrong. */
  static final Path PROJECTS = Path.of("target", "projects of users").toAbsolutePath();

  private final int exitCode;
  private final String output;

  private MavenBuild(int exitCode, String output) {
    this.exitCode = exitCode;
    this.output = output;
  }

  static void copyProjects() throws IOException {
    remove(PROJECTS);
    copy(Path.of("src", "it"), PROJECTS);
    // Settings of heddle's own build end here.
    Files.createDirectory(PROJECTS.resolve(".mvn"));
    Files.writeString(PROJECTS.resolve("settings.xml"), settings());
  }

  static void copy(Path source, Path target) throws IOException {
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(source.relativize(file)));
      }
    }
  }

  private static void remove(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** What is in the user's repository need not come over the network. */
  private static String settings() {
    String url = Path.of(System.getProperty("user.repository")).toUri().toString();
    String repository =
        "<id>user</id><url>"
            + url
            + "</url><releases><checksumPolicy>ignore</checksumPolicy></releases>";
    return "<settings><profiles><profile><id>user</id><repositories><repository>"
        + repository
        + "</repository></repositories><pluginRepositories><pluginRepository>"
        + repository
        + "</pluginRepository></pluginRepositories></profile></profiles>"
        + "<activeProfiles><activeProfile>user</activeProfile></activeProfiles></settings>";
  }

  /**
   * @param project a folder of the copied projects; empty for all
   */
  static MavenBuild run(String project, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-ntp", "--fail-at-end", "-s"));
    command.add(PROJECTS.resolve("settings.xml").toString());
    command.add("-Dmaven.repo.local=" + System.getProperty("test.repository"));
    if (System.getProperty("user.network").equals("offline true")) {
      command.addAll(List.of("-o", "-Daether.offline.protocols=file"));
    }
    for (String version : List.of("heddle.version", "junit.version")) {
      command.add("-D" + version + "=" + System.getProperty(version));
    }
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(PROJECTS.resolve(project).toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    builder.environment().remove("HEDDLE_OPTIONS");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes());
    Files.writeString(PROJECTS.resolve("build.log"), output);
    return new MavenBuild(process.waitFor(), output);
  }

  int exitCode() {
    return exitCode;
  }

  String output() {
    return output;
  }

  /** What Maven says at the end of a project: SUCCESS, FAILURE, SKIPPED. */
  String resultOf(String project) {
    return output
        .lines()
        .filter(line -> line.matches("\\[INFO] " + project + " \\.+ [A-Z]+ .*"))
        .map(line -> line.replaceFirst(".* \\.+ ([A-Z]+) .*", "$1"))
        .findFirst()
        .orElse("nothing");
  }

  /** Why Maven says that a goal failed in a project; empty if none did. */
  String failureOf(String project) {
    return output
        .lines()
        .filter(line -> line.contains(" on project " + project + ": "))
        .findFirst()
        .orElse("");
  }
}

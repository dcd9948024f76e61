// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;

/** {@code heddle.jar}, which this plugin depends on: the agent, and the command line. */
final class HeddleJar {
  private static final String ARTIFACT = "dev.heddle:heddle-cli";

  private final Path file;

  HeddleJar(Map<String, Artifact> artifacts) {
    this.file = artifacts.get(ARTIFACT).getFile().toPath().toAbsolutePath();
  }

  Path file() {
    return file;
  }

  /**
   * Runs a command in a JVM of its own, and gives back its exit code.
   *
   * @param people gets what it says, line by line
   */
  int run(List<String> arguments, Path directory, Consumer<String> people)
      throws MojoExecutionException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", file.toString()));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(directory.toFile()).redirectErrorStream(true);
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      // The JVM says what it says in the platform's character set.
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), Charset.defaultCharset()))) {
        lines.lines().forEach(people);
      }
      return process.waitFor();
    } catch (IOException e) {
      throw new MojoExecutionException("heddle: cannot start " + command.get(0), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("heddle: interrupted", e);
    }
  }
}

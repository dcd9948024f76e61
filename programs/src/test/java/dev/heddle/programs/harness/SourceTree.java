// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.programs.support.Batch;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A source folder of programs, and the class path on which they run.
 *
 * @param isNewer whether the programs are beyond this project's own language level
 */
record SourceTree(List<Program> programs, String classPath, boolean isNewer) {
  private static final Path SOURCES = Path.of("src", "main");
  private static final int NEWER_LANGUAGE = 25;

  /** The programs that the JDK can run; those beyond this project's own level are compiled here. */
  static List<SourceTree> runnableOn(Jdk jdk, Path work) throws IOException, InterruptedException {
    String compiled = ownClasses().toString();
    List<SourceTree> trees = new ArrayList<>();
    trees.add(new SourceTree(Program.below(SOURCES.resolve("java")), compiled, false));
    if (jdk.version() >= NEWER_LANGUAGE) {
      trees.add(compile(jdk, SOURCES.resolve("java25"), work, List.of()));
    }
    if (jdk.version() == NEWER_LANGUAGE) {
      trees.add(compile(jdk, SOURCES.resolve("java25preview"), work, List.of("--enable-preview")));
    }
    return trees;
  }

  /** The programs of this project's own language level that can run in one JVM. */
  static SourceTree sharingOneJvm() throws IOException {
    List<Program> programs =
        Program.below(SOURCES.resolve("java")).stream()
            .filter(program -> program.ownJvmOptions().isEmpty())
            .toList();
    return new SourceTree(programs, ownClasses().toString(), false);
  }

  /** Where the build has put the programs of this project's own language level. */
  static Path ownClasses() {
    try {
      return Path.of(Batch.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SourceTree compile(Jdk jdk, Path sources, Path work, List<String> options)
      throws IOException, InterruptedException {
    List<Program> programs = Program.below(sources);
    Path classes = work.resolve(sources.getFileName() + "-" + jdk.version());
    Files.createDirectories(classes);
    List<String> command = new ArrayList<>(List.of(jdk.javac(), "-g", "-nowarn"));
    command.addAll(List.of("--release", String.valueOf(jdk.version())));
    command.addAll(options);
    command.addAll(List.of("-cp", ownClasses().toString(), "-d", classes.toString()));
    programs.forEach(program -> command.add(program.source().toString()));
    Path messages = work.resolve("javac-" + sources.getFileName() + ".txt");
    Process javac =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(messages.toFile())
            .start();
    if (javac.waitFor() != 0) {
      throw new IOException("javac failed:\n" + Files.readString(messages));
    }
    return new SourceTree(programs, classes + File.pathSeparator + ownClasses(), true);
  }
}

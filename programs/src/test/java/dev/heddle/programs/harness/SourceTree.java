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
 * @param name the folder's
 * @param jvmOptions without which none of the programs runs
 */
record SourceTree(String name, List<Program> programs, String classPath, List<String> jvmOptions) {
  private static final String OWN_LEVEL = "java";
  private static final Path SOURCES = Path.of("src", "main");
  private static final int NEWER_LANGUAGE = 25;

  /** The programs that the JDK can run; those beyond this project's own level are compiled here. */
  static List<SourceTree> runnableOn(Jdk jdk, Path work) throws IOException, InterruptedException {
    List<SourceTree> trees = new ArrayList<>();
    trees.add(ofOwnLevel());
    if (jdk.version() >= NEWER_LANGUAGE) {
      trees.add(compile(jdk, SOURCES.resolve("java25"), work, List.of()));
    }
    if (jdk.version() == NEWER_LANGUAGE) {
      trees.add(compile(jdk, SOURCES.resolve("java25preview"), work, List.of("--enable-preview")));
    }
    return trees;
  }

  private static SourceTree ofOwnLevel() throws IOException {
    List<Program> programs = Program.below(SOURCES.resolve(OWN_LEVEL));
    return new SourceTree(OWN_LEVEL, programs, ownClasses().toString(), List.of());
  }

  /** The programs of this project's own language level that can run in one JVM. */
  static SourceTree sharingOneJvm() throws IOException {
    return ofOwnLevel().together();
  }

  /** Whether the programs are beyond this project's own language level. */
  boolean isNewer() {
    return !name.equals(OWN_LEVEL);
  }

  /** Those that can run in one JVM. */
  SourceTree together() {
    List<Program> chosen = programs.stream().filter(program -> !isAlone(program)).toList();
    return new SourceTree(name, chosen, classPath, jvmOptions);
  }

  /** Those that need a JVM each, and no large heap. */
  List<Program> alone() {
    return programs.stream().filter(program -> isAlone(program) && !program.isHeavy()).toList();
  }

  private boolean isAlone(Program program) {
    return program
        .ownJvmOptions()
        .filter(own -> jvmOptions.isEmpty() || !own.equals(jvmOptions))
        .isPresent();
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
    String classPath = classes + File.pathSeparator + ownClasses();
    return new SourceTree(sources.getFileName().toString(), programs, classPath, options);
  }
}

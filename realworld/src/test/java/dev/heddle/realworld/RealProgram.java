// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A driver and the library that it drives: a package with a main class, a folder with jars. */
record RealProgram(String name) {
  /** Class files of all drivers. */
  static final Path CLASSES = Path.of(System.getProperty("heddle.realworld.classes"));

  private static final Path LIBRARIES = Path.of(System.getProperty("heddle.realworld.libraries"));
  private static final String PACKAGE = RealProgram.class.getPackageName();

  static List<RealProgram> all() throws IOException {
    try (Stream<Path> packages = Files.list(folder())) {
      return packages
          .filter(folder -> Files.exists(folder.resolve("Main.class")))
          .map(folder -> new RealProgram(folder.getFileName().toString()))
          .sorted((one, other) -> one.name.compareTo(other.name))
          .toList();
    }
  }

  String mainClass() {
    return PACKAGE + "." + name + ".Main";
  }

  /** The driver's own class files. */
  Path classes() {
    return folder().resolve(name);
  }

  Path libraries() {
    return LIBRARIES.resolve(name);
  }

  String classPath() {
    return CLASSES + File.pathSeparator + libraries().resolve("*");
  }

  private static Path folder() {
    return CLASSES.resolve(PACKAGE.replace('.', File.separatorChar));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Class paths as the {@code java} command takes them. */
final class ClassPaths {
  private static final String ALL_JARS = "*";

  private ClassPaths() {}

  /**
   * The entries of some class paths, with all jars of a folder for {@code folder/*}.
   *
   * @throws ReportException if there is no such folder
   */
  static List<Path> parse(List<String> classPaths) throws ReportException {
    List<Path> entries = new ArrayList<>();
    for (String classPath : classPaths) {
      for (String word : classPath.split(File.pathSeparator)) {
        if (word.equals(ALL_JARS) || word.endsWith("/" + ALL_JARS)) {
          entries.addAll(jars(Path.of(word.substring(0, word.length() - 1))));
        } else if (!word.isEmpty()) {
          entries.add(Path.of(word));
        }
      }
    }
    return entries;
  }

  private static List<Path> jars(Path folder) throws ReportException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new ReportException(folder + " cannot be read: " + Reasons.of(e));
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds the source folders of a project: those below which folders are packages. */
final class SourceFolders extends SimpleFileVisitor<Path> {
  /** Enough for {@code module/part/src/main/java}. */
  private static final int DEPTH = 6;

  /** A project with more folders than that above its sources is hardly one. */
  private static final int MOST_VISITED = 5000;

  private static final Set<String> LANGUAGES = Set.of("java", "kotlin", "scala", "groovy");
  private static final Set<String> OUTPUTS = Set.of("target", "build", "out", "node_modules");

  private final Path project;
  private final List<Path> found = new ArrayList<>();
  private int visited;

  private SourceFolders(Path project) {
    this.project = project;
  }

  /** The folder itself, and all {@code src/main/java} and such below it. */
  static List<Path> of(Path project) {
    SourceFolders folders = new SourceFolders(project);
    folders.found.add(project);
    try {
      Files.walkFileTree(
          project, EnumSet.noneOf(java.nio.file.FileVisitOption.class), DEPTH, folders);
    } catch (IOException e) {
      // What cannot be looked into has no sources to show.
    }
    return folders.found;
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    String name = folder.equals(project) ? "" : folder.getFileName().toString();
    if (name.startsWith(".") || OUTPUTS.contains(name)) {
      return FileVisitResult.SKIP_SUBTREE;
    }
    if (LANGUAGES.contains(name) && isBelowSrc(folder)) {
      found.add(folder);
      return FileVisitResult.SKIP_SUBTREE;
    }
    if (name.equals("src")) {
      found.add(folder);
    }
    return ++visited > MOST_VISITED ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
  }

  private static boolean isBelowSrc(Path folder) {
    Path set = folder.getParent();
    return set.getParent() != null && set.getParent().endsWith("src");
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) {
    return FileVisitResult.CONTINUE;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import dev.heddle.report.FullDisk;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The directory of a run's journals, and the link below the report directory that leads there.
 *
 * <p>Only files that heddle makes are ever read or deleted, by their names: whatever else somebody
 * puts there, or gets a link to lead to, is theirs.
 */
final class RunDirectory {
  /** How the names of directories among temporary files begin; the run and a dash follow. */
  private static final String TEMPORARY = "heddle-";

  private static final String PLAN = "scan.plan";
  private static final String MODE = "unix:mode";
  private static final int STICKY_AND_WRITABLE = 01733;
  private static final int READABLE = 0644;
  private static final Pattern RUN = Pattern.compile("\\d+-\\d+");
  private static final Pattern JOURNAL =
      Pattern.compile("\\d+-\\d+" + Pattern.quote(JournalReader.SUFFIX));

  /** Journals of programs with many findings take less. */
  private static final long ROOM = 1 << 20;

  /** How often another run may remove the folder of all links just before this one needs it. */
  private static final int ATTEMPTS = 20;

  /** Below the report directory. */
  private final Path place;

  /** The same directory, or the one that the link leads to. */
  private final Path directory;

  private RunDirectory(Path place, Path directory) {
    this.place = place;
    this.directory = directory;
  }

  /** The directory that is in its place. */
  static RunDirectory at(Path place) {
    return new RunDirectory(place, place);
  }

  /** The directory that a link leads to. */
  static RunDirectory behind(Path link, Path target) {
    return new RunDirectory(link, target);
  }

  /**
   * Makes it with a {@link FoundMark}, where the checked command is not likely to delete it, if
   * there is room.
   *
   * @param folder where links to all runs are
   */
  static RunDirectory make(Path folder, String run) throws IOException {
    Path place = folder.resolve(run);
    Path temporary = temporary(run);
    Path directory = temporary;
    try {
      directory = placed(place, temporary);
    } catch (IOException e) {
      if (temporary == null || !FullDisk.isReason(e, folder)) {
        if (temporary != null) {
          Files.delete(temporary);
        }
        throw e;
      }
    }
    RunDirectory made = new RunDirectory(place, directory);
    try {
      FoundMark.make(directory);
      made.admitOthers();
    } catch (IOException e) {
      made.remove();
      throw e;
    }
    return made;
  }

  /** A new directory among the system's temporary files; null if there is no room. */
  private static Path temporary(String run) {
    // The second one is memory, which has room when disks are full.
    for (String parent : List.of(System.getProperty("java.io.tmpdir"), "/dev/shm")) {
      if (FullDisk.hasRoom(Path.of(parent), ROOM)) {
        try {
          return Files.createTempDirectory(Path.of(parent), TEMPORARY + run + "-");
        } catch (IOException e) {
          // Then not here.
        }
      }
    }
    return null;
  }

  private static Path placed(Path place, Path temporary) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try {
        Files.createDirectories(place.getParent());
        return temporary == null ? Files.createDirectory(place) : linked(place, temporary);
      } catch (FileAlreadyExistsException | NoSuchFileException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  /** Returns the directory, or the link's place if there can be no links. */
  private static Path linked(Path place, Path directory) throws IOException {
    try {
      Files.createSymbolicLink(place, directory);
      return directory;
    } catch (IOException | UnsupportedOperationException e) {
      if (e instanceof IOException failure && FullDisk.isReason(failure, place)) {
        return directory;
      }
      Files.createDirectory(place);
      Files.delete(directory);
      return place;
    }
  }

  Path path() {
    return directory;
  }

  /**
   * What root runs may go on as another user. Its JVMs get to add journals, as everybody does then,
   * but not to list the directory, and not to delete or replace what is not theirs.
   */
  private void admitOthers() throws IOException {
    if (isOfRoot()) {
      Files.setAttribute(directory, MODE, STICKY_AND_WRITABLE);
      FoundMark.admitOthers(directory);
    }
  }

  private boolean isOfRoot() throws IOException {
    return directory.getFileSystem().supportedFileAttributeViews().contains("unix")
        && Files.getAttribute(directory, "unix:uid").equals(0);
  }

  /** Whether it has a name that heddle gives to runs. */
  static boolean isRun(String name) {
    return RUN.matcher(name).matches();
  }

  /** Whether a directory among temporary files has the name that heddle gives it for a run. */
  static boolean isTemporary(String name, String run) {
    return name.startsWith(TEMPORARY + run + "-");
  }

  /** Copies a plan, which the command may delete with the report directory. */
  Path keepPlan(Path plan) throws IOException {
    Path copy = Files.copy(plan, directory.resolve(PLAN));
    if (isOfRoot()) {
      Files.setAttribute(copy, MODE, READABLE);
    }
    return copy;
  }

  List<Path> journals() throws IOException {
    List<Path> journals = new ArrayList<>();
    for (Path entry : entries(directory)) {
      if (JOURNAL.matcher(entry.getFileName().toString()).matches() && isFile(entry)) {
        journals.add(entry);
      }
    }
    return journals;
  }

  /** Removes all that is heddle's, unless a JVM is still writing its journal. */
  void remove() {
    try {
      if (Files.exists(directory, LinkOption.NOFOLLOW_LINKS) && !removeFiles()) {
        return;
      }
      if (Files.isSymbolicLink(place)) {
        Files.delete(place);
      }
      removeIfEmpty(place.getParent());
    } catch (IOException e) {
      // What cannot be removed stays: the next run has a directory of its own.
    }
  }

  /** Removes all journals, also those that JVMs are writing; follows no link. */
  void clear() throws IOException {
    if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
      for (Path journal : journals()) {
        Files.delete(journal);
      }
      removeIfEmpty(directory);
    }
  }

  /** Returns whether no journal is left. */
  private boolean removeFiles() throws IOException {
    boolean isInUse = false;
    for (Path journal : journals()) {
      if (isAlive(journal) && !JournalReader.read(journal).ended()) {
        isInUse = true;
      } else {
        Files.delete(journal);
      }
    }
    if (!isInUse) {
      for (String name : List.of(FoundMark.NAME, PLAN)) {
        if (isFile(directory.resolve(name))) {
          Files.delete(directory.resolve(name));
        }
      }
      removeIfEmpty(directory);
    }
    return !isInUse;
  }

  /** Names of run directories and journals begin with the id of the process they belong to. */
  static boolean isAlive(Path file) {
    long pid = JournalReader.pidOf(file);
    return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
  }

  private static boolean isFile(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  private static void removeIfEmpty(Path folder) throws IOException {
    if (entries(folder).isEmpty()) {
      Files.delete(folder);
    }
  }

  static List<Path> entries(Path folder) throws IOException {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      stream.forEach(entries::add);
    }
    Collections.sort(entries);
    return entries;
  }
}

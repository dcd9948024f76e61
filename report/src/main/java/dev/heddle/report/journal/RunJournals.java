// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import dev.heddle.report.FullDisk;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Reasons;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The journals of all JVMs of one run, in a directory of their own: {@code <pid of the
 * JVM>-<start>.jsonl}. It is {@code journal/<pid of heddle>-<start>} below the report directory, or
 * a link there leads to it.
 */
public final class RunJournals {
  /** Said of findings that are on standard error and nowhere else. */
  public static final String UNWRITTEN =
      "A JVM could not write down what it found: it has told it on standard error, and it is not in"
          + " this report.";

  private static final String FOLDER = "journal";
  private static final long POLL_MILLIS = 20;

  /** Journals of programs with many findings take less. */
  private static final long ROOM = 1 << 20;

  /** Below the report directory. */
  private final Path place;

  /** The same directory, or the one that the link leads to. */
  private final Path directory;

  /** Whether the run has begun with a {@link FoundMark}. */
  private final boolean hasMark;

  private boolean isFoundUnwritten;
  private boolean haveVanished;

  public RunJournals(Path reportDirectory, String run) {
    this(folder(reportDirectory).resolve(run), folder(reportDirectory).resolve(run), false);
  }

  private RunJournals(Path place, Path directory, boolean hasMark) {
    this.place = place;
    this.directory = directory;
    this.hasMark = hasMark;
  }

  /**
   * Makes the directory for a run that is about to start, where the checked command is not likely
   * to delete it: {@code mvn clean} takes the report directory with it.
   *
   * @throws IOException if the report directory cannot be written, and not just for lack of room
   */
  public static RunJournals prepare(Path reportDirectory, String run) throws IOException {
    Path place = folder(reportDirectory).resolve(run);
    Path directory = privateDirectory(run);
    try {
      Files.createDirectories(place.getParent());
      directory = directory == null ? Files.createDirectory(place) : linked(place, directory);
    } catch (IOException e) {
      if (directory == null || !FullDisk.isReason(e, reportDirectory)) {
        if (directory != null) {
          Files.delete(directory);
        }
        throw e;
      }
    }
    FoundMark.make(directory);
    return new RunJournals(place, directory, true);
  }

  /** A new directory among the system's temporary files; null if there is no room. */
  private static Path privateDirectory(String run) {
    // The second one is memory, which has room when disks are full.
    for (String parent : List.of(System.getProperty("java.io.tmpdir"), "/dev/shm")) {
      if (FullDisk.hasRoom(Path.of(parent), ROOM)) {
        try {
          return Files.createTempDirectory(Path.of(parent), "heddle-" + run + "-");
        } catch (IOException e) {
          // Then not here.
        }
      }
    }
    return null;
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

  /** Where the journals of all runs are. */
  public static Path folder(Path reportDirectory) {
    return reportDirectory.resolve(FOLDER);
  }

  /** A name for the run that this process is about to start. */
  public static String newRun() {
    return ProcessHandle.current().pid() + "-" + System.currentTimeMillis();
  }

  public Path directory() {
    return directory;
  }

  /** Gives JVMs that are about to end the time to write their last line. */
  public void awaitLastLines(long millis) throws InterruptedException {
    long deadline = System.nanoTime() + millis * 1_000_000;
    while (hasRunningJvm() && System.nanoTime() < deadline) {
      Thread.sleep(POLL_MILLIS);
    }
  }

  private boolean hasRunningJvm() {
    try {
      for (Path file : files(directory)) {
        if (isAlive(file) && !JournalReader.read(file).ended()) {
          return true;
        }
      }
    } catch (IOException e) {
      // Merging will tell.
    }
    return false;
  }

  /** Makes one of all journals, and says which JVMs did not get to write their last line. */
  public MergedFindings merge() {
    MergedFindings merged = new MergedFindings();
    List<Path> files;
    try {
      files = files(directory);
    } catch (IOException e) {
      haveVanished = !Files.exists(directory);
      return merged.notChecked(
          haveVanished
              ? vanished()
              : "The journals in " + directory + " cannot be read: " + Reasons.of(e));
    }
    for (Path file : files) {
      try {
        add(JournalReader.read(file), merged);
      } catch (IOException e) {
        merged.notChecked("The journal " + file + " cannot be read: " + Reasons.of(e) + ".");
      }
    }
    haveVanished = hasMark && !FoundMark.isThere(directory);
    isFoundUnwritten = hasMark && FoundMark.isLeft(directory);
    if (haveVanished) {
      merged.notChecked(vanished());
    } else if (isFoundUnwritten) {
      merged.notChecked(UNWRITTEN);
    } else if (files.isEmpty()) {
      merged.notChecked("The command started no JVM that could be checked.");
    }
    return merged;
  }

  private String vanished() {
    return "The journals of this run were deleted while it ran, from "
        + directory
        + ": some of what was found may be missing.";
  }

  /** Whether, when they were merged, a JVM had found something that counts and is not in them. */
  public boolean isFoundUnwritten() {
    return isFoundUnwritten;
  }

  /** Whether somebody had deleted them before they were merged. */
  boolean haveVanished() {
    return haveVanished;
  }

  /** Adds the findings of one journal, and a sentence if its end is missing. */
  public static void add(JvmJournal journal, MergedFindings merged) {
    merged.add(journal.findings());
    merged.notChecked(journal.notChecked());
    merged.libraries(journal.libraries());
    merged.jvm(journal.java(), journal.classesChecked(), journal.cost());
    merged.ordered(journal.ordered());
    if (!journal.ended()) {
      boolean alive = ProcessHandle.of(journal.pid()).map(ProcessHandle::isAlive).orElse(false);
      merged.notChecked(
          journal.name()
              + (alive
                  ? " is still running: what it does from now on is not in this report."
                  : " was killed or halted, or could not write: what it found before is here."));
    }
  }

  /** Removes the journals of this run, except those of JVMs that are still running. */
  public void remove() {
    try {
      for (Path file : files(directory)) {
        if (JournalReader.read(file).ended() || !isAlive(file)) {
          Files.delete(file);
        }
      }
      if (files(directory).isEmpty()) {
        for (Path other : entries(directory)) {
          Files.delete(other);
        }
        removeIfEmpty(directory.toRealPath());
        Files.deleteIfExists(place);
        removeIfEmpty(place.getParent());
      }
    } catch (IOException e) {
      // What cannot be removed stays: the next run has a directory of its own.
    }
  }

  /** Removes journals that runs which are over have left behind, as after a kill. */
  public static void removeOld(Path reportDirectory) {
    try {
      for (Path run : entries(folder(reportDirectory))) {
        if (Files.isDirectory(run) && !isAlive(run)) {
          new RunJournals(reportDirectory, run.getFileName().toString()).remove();
        } else if (Files.isSymbolicLink(run) && !Files.exists(run)) {
          Files.delete(run);
        }
      }
    } catch (IOException e) {
      // There are none.
    }
  }

  /** Names of run directories and journals begin with the id of the process they belong to. */
  private static boolean isAlive(Path file) {
    long pid = JournalReader.pidOf(file);
    return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
  }

  private static void removeIfEmpty(Path folder) throws IOException {
    if (entries(folder).isEmpty()) {
      Files.delete(folder);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path entry : entries(folder)) {
      if (entry.getFileName().toString().endsWith(JournalReader.SUFFIX)) {
        files.add(entry);
      }
    }
    return files;
  }

  private static List<Path> entries(Path folder) throws IOException {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      stream.forEach(entries::add);
    }
    Collections.sort(entries);
    return entries;
  }
}

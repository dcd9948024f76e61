// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

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
 * The journals of all JVMs of one run, in a directory of their own below the report directory:
 * {@code journal/<pid of heddle>-<start>/<pid of the JVM>-<start>.jsonl}.
 */
public final class RunJournals {
  private static final String FOLDER = "journal";
  private static final long POLL_MILLIS = 20;

  private final Path directory;

  public RunJournals(Path reportDirectory, String run) {
    this.directory = folder(reportDirectory).resolve(run);
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
      return merged.notChecked(
          "The journals in " + directory + " cannot be read: " + Reasons.of(e));
    }
    for (Path file : files) {
      try {
        add(JournalReader.read(file), merged);
      } catch (IOException e) {
        merged.notChecked("The journal " + file + " cannot be read: " + Reasons.of(e) + ".");
      }
    }
    if (files.isEmpty()) {
      merged.notChecked("The command started no JVM that could be checked.");
    }
    return merged;
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
      removeIfEmpty(directory);
      removeIfEmpty(directory.getParent());
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

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import dev.heddle.report.MergedFindings;
import dev.heddle.report.Reasons;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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

  /** Said if no JVM has met a class that is to be checked: people may expect that one has. */
  public static final String NO_CLASS =
      "No class was checked: all that were loaded are the JDK's, or --include and --exclude leave"
          + " them out.";

  private static final String FOLDER = "journal";
  private static final long POLL_MILLIS = 20;

  private final RunDirectory directory;

  /** Where those of all runs are. */
  private final Path folder;

  /** Whether the run has begun with a {@link FoundMark}. */
  private final boolean hasMark;

  private boolean isFoundUnwritten;
  private boolean haveVanished;

  public RunJournals(Path reportDirectory, String run) {
    this(RunDirectory.at(folder(reportDirectory).resolve(run)), folder(reportDirectory), false);
  }

  private RunJournals(RunDirectory directory, Path folder, boolean hasMark) {
    this.directory = directory;
    this.folder = folder;
    this.hasMark = hasMark;
  }

  /**
   * Makes the directory for a run that is about to start, where the checked command is not likely
   * to delete it: {@code mvn clean} takes the report directory with it.
   *
   * @throws IOException if the report directory cannot be written, and not just for lack of room
   */
  public static RunJournals prepare(Path reportDirectory, String run) throws IOException {
    Path folder = folder(reportDirectory);
    return new RunJournals(RunDirectory.make(folder, run), folder, true);
  }

  /** Where the journals of all runs are. */
  public static Path folder(Path reportDirectory) {
    return reportDirectory.resolve(FOLDER);
  }

  /** A name for the run that this process is about to start. */
  public static String newRun() {
    return ProcessHandle.current().pid() + "-" + System.currentTimeMillis();
  }

  /** Whether the process that has started the run is there. */
  public static boolean isGoing(String run) {
    return RunDirectory.isAlive(Path.of(run));
  }

  /** Makes the directory of a run that is going, if somebody has deleted it, for this user only. */
  public static void makeAgain(Path directory) throws IOException {
    try {
      Files.createDirectory(
          directory,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } catch (FileAlreadyExistsException | UnsupportedOperationException e) {
      // Another JVM was quicker; or there are no such permissions.
    }
  }

  public Path directory() {
    return directory.path();
  }

  /** Copies a plan to where the command is not likely to delete it. */
  public Path keepPlan(Path plan) throws IOException {
    return directory.keepPlan(plan);
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
      for (Path file : directory.journals()) {
        if (RunDirectory.isAlive(file) && !JournalReader.read(file).ended()) {
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
    return merge(null);
  }

  /**
   * The same.
   *
   * @param unchecked why the command itself was not checked; null if it was
   */
  public MergedFindings merge(String unchecked) {
    MergedFindings merged = new MergedFindings();
    if (unchecked != null) {
      merged.notChecked(unchecked);
    }
    List<Path> files;
    try {
      files = directory.journals();
    } catch (IOException e) {
      haveVanished = !Files.exists(directory());
      return merged.notChecked(
          haveVanished
              ? vanished()
              : "The journals in " + directory() + " cannot be read: " + Reasons.of(e));
    }
    boolean isNothingChecked = !files.isEmpty();
    for (Path file : files) {
      try {
        JvmJournal journal = JournalReader.read(file);
        add(journal, merged);
        isNothingChecked &= journal.hasCheckedNothing();
      } catch (IOException e) {
        isNothingChecked = false;
        merged.notChecked("The journal " + file + " cannot be read: " + Reasons.of(e) + ".");
      }
    }
    haveVanished = hasMark && !FoundMark.isThere(directory());
    isFoundUnwritten = hasMark && FoundMark.isLeft(directory());
    if (haveVanished) {
      merged.notChecked(vanished());
    } else if (isFoundUnwritten) {
      merged.notChecked(UNWRITTEN);
    } else if (isNothingChecked) {
      merged.notChecked(NO_CLASS);
    } else if (files.isEmpty() && unchecked == null) {
      merged.notChecked(
          "The command started no JVM that could be checked, or none that could write to "
              + directory()
              + ".");
    }
    return merged;
  }

  private String vanished() {
    return "The journals of this run were deleted while it ran, from "
        + directory()
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
    directory.remove();
  }

  /** Removes them all: whoever is still running makes its own anew. */
  public void clear() throws IOException {
    directory.clear();
  }

  /** Removes journals that runs which are over have left behind, as after a kill. */
  public void removeOld() {
    OldRuns.remove(folder, directory());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * An empty file among the journals of a run, by which a JVM that cannot write can still say that it
 * has found something: the time of a file can be changed on a full disk. JVMs of other users may
 * not do that; they write a byte.
 *
 * <p>It is there from the start to the end of the run; if it is not, somebody has deleted the
 * journals.
 */
public final class FoundMark {
  static final String NAME = "found";

  /** No file of today has this time by itself. */
  private static final long MARKED_MILLIS = 1000;

  private FoundMark() {}

  static void make(Path journals) throws IOException {
    Files.createFile(journals.resolve(NAME));
  }

  /** Lets every user leave it. */
  static void admitOthers(Path journals) throws IOException {
    Files.setPosixFilePermissions(
        journals.resolve(NAME), PosixFilePermissions.fromString("rw-rw-rw-"));
  }

  /** Leaves the mark; returns whether that was possible. */
  public static boolean leave(Path journals) {
    return file(journals).setLastModified(MARKED_MILLIS) || append(journals.resolve(NAME));
  }

  /** Makes no file: one that is not there was deleted, and is missed. */
  private static boolean append(Path mark) {
    try {
      Files.write(mark, new byte[1], StandardOpenOption.WRITE, StandardOpenOption.APPEND);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  static boolean isThere(Path journals) {
    return Files.isRegularFile(journals.resolve(NAME), LinkOption.NOFOLLOW_LINKS);
  }

  static boolean isLeft(Path journals) {
    File mark = file(journals);
    return mark.lastModified() == MARKED_MILLIS || mark.length() > 0;
  }

  private static File file(Path journals) {
    return journals.resolve(NAME).toFile();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.File;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Tells a disk that has no room from a place that was wrong from the beginning. */
public final class FullDisk {
  /** What a file or directory takes at least. */
  private static final long BLOCK = 4096;

  /** What the system says of disks, quotas and limits on the size of files. */
  private static final String[] REASONS = {"No space left", "quota", "too large"};

  private FullDisk() {}

  /** Whether writing below a path has failed because there is no room. */
  public static boolean isReason(IOException e, Path path) {
    if (e instanceof NoSuchFileException || e instanceof AccessDeniedException) {
      return false;
    }
    String reason = String.valueOf(Reasons.of(e));
    for (String words : REASONS) {
      if (reason.contains(words)) {
        return true;
      }
    }
    // The system may say it in another language.
    return isFull(existing(path));
  }

  /**
   * File systems that have no room by nature, such as /proc, or are not for writing, are not full.
   */
  private static boolean isFull(File there) {
    if (there == null || there.getTotalSpace() == 0 || there.getUsableSpace() >= BLOCK) {
      return false;
    }
    try {
      return !Files.getFileStore(there.toPath()).isReadOnly();
    } catch (IOException e) {
      return true;
    }
  }

  /** Whether there is room for so many bytes where the path is, or is going to be. */
  public static boolean hasRoom(Path path, long bytes) {
    File there = existing(path);
    return there != null && there.getUsableSpace() >= bytes;
  }

  private static File existing(Path path) {
    File there = path.toAbsolutePath().toFile();
    while (there != null && !there.exists()) {
      there = there.getParentFile();
    }
    return there;
  }
}

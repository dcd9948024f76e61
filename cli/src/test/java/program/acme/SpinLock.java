// SPDX-License-Identifier: Apache-2.0
package program.acme;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;

/** A library's lock that the file system keeps; heddle does not know what a file means. */
public final class SpinLock {
  private final File file = file();

  private static File file() {
    try {
      File folder = Files.createTempDirectory("lock").toFile();
      folder.deleteOnExit();
      return new File(folder, "held");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits until the lock is free. */
  public void acquire() {
    while (!tryAcquire()) {
      Thread.onSpinWait();
    }
  }

  /** Takes the lock if it is free. */
  public boolean tryAcquire() {
    return file.mkdir();
  }

  /** Gives the lock back. */
  public void release() {
    file.delete();
  }
}

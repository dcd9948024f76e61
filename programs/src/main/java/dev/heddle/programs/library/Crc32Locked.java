// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.zip.CRC32;

/** A CRC32 is used by two threads under one lock. */
public final class Crc32Locked {
  private static final CRC32 SHARED = new CRC32();

  public static void main(String[] args) throws Exception {
    Threads.run(Crc32Locked::first, Crc32Locked::second, Crc32Locked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.update(1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      long read = SHARED.getValue();
    }
  }
}

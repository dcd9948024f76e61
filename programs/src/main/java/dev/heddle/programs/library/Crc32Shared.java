// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.zip.CRC32;

/** A CRC32 is not thread-safe, and is used by two threads without a lock. */
public final class Crc32Shared {
  private static final CRC32 SHARED = new CRC32();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(Crc32Shared::first, Crc32Shared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.update(1); // race: java.util.zip.CRC32
  }

  private static void second() {
    long read = SHARED.getValue(); // race: java.util.zip.CRC32
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.nio.ByteBuffer;

/** A ByteBuffer is used by two threads under one lock. */
public final class ByteBufferLocked {
  private static final ByteBuffer SHARED = ByteBuffer.allocate(8);

  public static void main(String[] args) throws Exception {
    Threads.run(ByteBufferLocked::first, ByteBufferLocked::second, ByteBufferLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.put((byte) 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int read = SHARED.position();
    }
  }
}

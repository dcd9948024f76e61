// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.nio.ByteBuffer;

/** A ByteBuffer is not thread-safe, and is used by two threads without a lock. */
public final class ByteBufferShared {
  private static final ByteBuffer SHARED = ByteBuffer.allocate(8);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ByteBufferShared::first, ByteBufferShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put((byte) 1); // race: java.nio.ByteBuffer
  }

  private static void second() {
    int read = SHARED.position(); // race: java.nio.ByteBuffer
  }
}

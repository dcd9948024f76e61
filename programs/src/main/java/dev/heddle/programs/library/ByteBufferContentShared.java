// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.nio.ByteBuffer;

/** A number overlaps the byte that the other thread puts through another buffer. */
public final class ByteBufferContentShared {
  private static final ByteBuffer BUFFER = ByteBuffer.allocate(16);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ByteBufferContentShared::first, ByteBufferContentShared::second);
    System.out.println("done");
  }

  private static void first() {
    BUFFER.getInt(0);
    BUFFER.getInt(4); // race: byte[]
  }

  private static void second() {
    ByteBuffer other = BUFFER.duplicate().position(7);
    other.put((byte) 1); // race: byte[]
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.nio.ByteBuffer;

/** Threads get and put at different places of one buffer and of its array. */
public final class ByteBufferPlacesApart {
  private static final byte[] ARRAY = new byte[32];
  private static final ByteBuffer BUFFER = ByteBuffer.wrap(ARRAY);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ByteBufferPlacesApart::first, ByteBufferPlacesApart::second);
    System.out.println(BUFFER.getLong(16));
    System.out.println("done");
  }

  private static void first() {
    BUFFER.put(0, (byte) 1);
    BUFFER.putInt(4, 2);
    BUFFER.putLong(8, BUFFER.getInt(4));
    BUFFER.getInt(12);
  }

  private static void second() {
    ARRAY[1] = 1;
    BUFFER.putShort(2, (short) 1);
    ByteBuffer upper = BUFFER.duplicate().position(16).slice();
    upper.putDouble(1.5);
    upper.put((byte) 7);
    upper.get(0);
  }
}

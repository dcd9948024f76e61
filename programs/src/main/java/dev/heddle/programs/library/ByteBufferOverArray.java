// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.nio.ByteBuffer;

/** The array below a buffer is the program's own. */
public final class ByteBufferOverArray {
  private static final byte[] ARRAY = new byte[16];
  private static final ByteBuffer BUFFER = ByteBuffer.wrap(ARRAY, 8, 8).slice();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ByteBufferOverArray::first, ByteBufferOverArray::second);
    System.out.println("done");
  }

  private static void first() {
    ARRAY[9] = 1; // race: byte[]
  }

  private static void second() {
    BUFFER.get(0);
    BUFFER.get(1); // race: byte[]
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Numbers that lie side by side in a buffer are variables of their own. */
public final class ByteBufferViewsApart {
  private static final VarHandle INTS =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle SHORTS =
      MethodHandles.byteBufferViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final byte[] BYTES = new byte[16];
  private static final ByteBuffer BUFFER = ByteBuffer.wrap(BYTES);
  private static final ByteBuffer SLICE = ByteBuffer.wrap(BYTES, 4, 12).slice();

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> INTS.set(BUFFER, 0, 1 + (int) INTS.get(BUFFER, 0)),
        () -> INTS.set(SLICE, 0, 2 + (int) INTS.get(SLICE, 0)),
        () -> SHORTS.set(SLICE, 4, (short) 3),
        () -> BYTES[10] = 4);
    System.out.println((int) INTS.get(BUFFER, 0) + (int) INTS.get(BUFFER, 4) + BYTES[9]);
  }
}

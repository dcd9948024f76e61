// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A long in a buffer on the heap covers eight bytes: a direct write to the last of them races. */
public final class ByteBufferViewOverlaps {
  private static final VarHandle LONGS =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final byte[] BYTES = new byte[32];
  private static final ByteBuffer SLICE = ByteBuffer.wrap(BYTES, 8, 24).slice();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ByteBufferViewOverlaps::view, ByteBufferViewOverlaps::direct);
    System.out.println("done");
  }

  private static void view() {
    LONGS.set(SLICE, 3, 1L); // race: byte[]
  }

  private static void direct() {
    BYTES[18] = 3; // race: byte[]
  }
}

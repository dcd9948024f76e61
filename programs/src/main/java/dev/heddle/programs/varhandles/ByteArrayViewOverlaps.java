// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** An int view covers four bytes: a direct write to the third of them races. */
public final class ByteArrayViewOverlaps {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final byte[] BYTES = new byte[16];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ByteArrayViewOverlaps::view, ByteArrayViewOverlaps::direct);
    System.out.println("done");
  }

  private static void view() {
    INTS.set(BYTES, 4, 1); // race: byte[]
  }

  private static void direct() {
    BYTES[6] = 3; // race: byte[]
  }
}

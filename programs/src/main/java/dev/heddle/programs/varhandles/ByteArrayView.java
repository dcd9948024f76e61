// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Two int views of one byte array on different bytes do not race. */
public final class ByteArrayView {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final byte[] BYTES = new byte[16];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> INTS.set(BYTES, 0, 1), () -> INTS.set(BYTES, 4, 2), () -> BYTES[8] = 3);
    System.out.println(BYTES[0] + " " + BYTES[4] + " " + BYTES[8]);
  }
}

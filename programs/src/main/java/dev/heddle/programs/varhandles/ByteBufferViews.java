// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Volatile access to a number in a buffer orders, whichever view of the memory is used. */
public final class ByteBufferViews {
  private static final VarHandle INTS =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private static int direct;
  private static int sliced;

  public static void main(String[] args) throws Exception {
    ByteBuffer memory = ByteBuffer.allocateDirect(64);
    ByteBuffer slice = memory.slice(32, 32);
    Threads.run(
        () -> {
          direct = 1;
          INTS.setRelease(memory, 8, 1);
          sliced = 1;
          INTS.setVolatile(memory, 40, 1);
        },
        () -> {
          while ((int) INTS.getAcquire(memory, 8) == 0) {
            Thread.onSpinWait();
          }
          direct++;
          while (!INTS.compareAndSet(slice, 8, 1, 2)) {
            Thread.onSpinWait();
          }
          sliced++;
        });
    System.out.println(direct + sliced);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Variable handles that are composed from one of a field meet that one, and direct accesses. */
public final class IndirectVarHandles {
  private static final VarHandle STATE;

  static {
    try {
      STATE = MethodHandles.lookup().findVarHandle(IndirectVarHandles.class, "state", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    VarHandle dropped = MethodHandles.dropCoordinates(STATE, 0, String.class);
    handOver(shared -> dropped.setRelease("", shared, 1), shared -> (int) STATE.getAcquire(shared));
    handOver(
        shared -> STATE.setVolatile(shared, 1), shared -> (int) dropped.getVolatile("", shared));
    MethodHandle same = MethodHandles.identity(int.class);
    VarHandle filtered = MethodHandles.filterValue(STATE, same, same);
    handOver(
        shared -> filtered.compareAndSet(shared, 0, 1),
        shared -> (int) STATE.getAndAdd(shared, 0));
    handOver(
        shared -> MethodHandles.insertCoordinates(STATE, 0, shared).setVolatile(1),
        shared -> (int) filtered.getVolatile(shared));
    System.out.println("done");
  }

  private static void handOver(Write write, Read read) throws Exception {
    IndirectVarHandles shared = new IndirectVarHandles();
    Threads.run(
        () -> {
          shared.value = 1;
          write.to(shared);
        },
        () -> {
          while (read.from(shared) == 0) {
            Thread.onSpinWait();
          }
          shared.value++;
        });
  }

  private interface Write {
    void to(IndirectVarHandles shared);
  }

  private interface Read {
    int from(IndirectVarHandles shared);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/**
 * A variable handle whose filter accesses a field of its own plainly: that is an access like any
 * other, and what the handle itself does is none to that field.
 */
public final class IndirectVarHandleReadsInside {
  private static final VarHandle STEP;
  private static final VarHandle COUNT;
  private static final VarHandle STATE;

  static {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType type = MethodType.methodType(int.class, int.class);
    Class<?> owner = IndirectVarHandleReadsInside.class;
    try {
      STEP = lookup.findVarHandle(owner, "step", int.class);
      COUNT = lookup.findVarHandle(owner, "count", int.class);
      MethodHandle same = MethodHandles.identity(int.class);
      MethodHandle withStep = lookup.findStatic(owner, "withStep", type);
      STATE =
          MethodHandles.filterValue(
              lookup.findVarHandle(owner, "state", int.class), same, withStep);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final IndirectVarHandleReadsInside SHARED = new IndirectVarHandleReadsInside();

  private int state;
  private int step = 1;
  private int count;

  public static void main(String[] args) throws Exception {
    IndirectVarHandleReadsInside other = new IndirectVarHandleReadsInside();
    // Linking synchronises inside the JDK: done once beforehand.
    int before = (int) STATE.getAndSet(other, 1);
    Threads.inOrder(IndirectVarHandleReadsInside::change, IndirectVarHandleReadsInside::read);
    System.out.println("done");
  }

  private static int withStep(int value) {
    COUNT.set(SHARED, 1); // race: IndirectVarHandleReadsInside.count
    return value + (int) STEP.get(SHARED);
  }

  private static void change() {
    int before = (int) STATE.getAndSet(SHARED, 1);
  }

  private static void read() {
    if (SHARED.step != 1) {
      throw new AssertionError();
    }
    if (SHARED.count != 1) { // race: IndirectVarHandleReadsInside.count
      throw new AssertionError();
    }
  }
}

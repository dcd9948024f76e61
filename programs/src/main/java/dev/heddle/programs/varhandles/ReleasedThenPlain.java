// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Who has seen a released value may read the same variable plainly until it is released again. */
public final class ReleasedThenPlain {
  private static final int ROUNDS = 1_000;
  private static final VarHandle TURN =
      Handles.instanceField(MethodHandles.lookup(), ReleasedThenPlain.class, "turn", int.class);
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] slot = new int[1];
  private int turn;

  public static void main(String[] args) throws Exception {
    ReleasedThenPlain shared = new ReleasedThenPlain();
    Threads.run(shared::field, shared::otherField);
    Threads.run(shared::fill, shared::empty);
    Threads.run(shared::swap, shared::swap);
    System.out.println("done");
  }

  private void field() {
    for (int i = 0; i < ROUNDS; i += 2) {
      while ((int) TURN.getAcquire(this) != i) {
        Thread.yield();
      }
      TURN.setRelease(this, turn + 1);
    }
  }

  private void otherField() {
    for (int i = 1; i < ROUNDS; i += 2) {
      while ((int) TURN.getVolatile(this) != i) {
        Thread.yield();
      }
      TURN.setVolatile(this, turn + 1);
    }
  }

  private void fill() {
    for (int i = 0; i < ROUNDS; i++) {
      while ((int) ELEMENT.getAcquire(slot, 0) != 0) {
        Thread.yield();
      }
      ELEMENT.setRelease(slot, 0, i + 1);
    }
  }

  private void empty() {
    for (int i = 0; i < ROUNDS; i++) {
      while ((int) ELEMENT.getAcquire(slot, 0) == 0) {
        Thread.yield();
      }
      ELEMENT.setRelease(slot, 0, slot[0] - slot[0]);
    }
  }

  /** A lock; attempts that fail only read. */
  private void swap() {
    for (int i = 0; i < ROUNDS; i++) {
      while (!ELEMENT.compareAndSet(slot, 0, 0, 1)) {
        Thread.yield();
      }
      ELEMENT.setRelease(slot, 0, slot[0] - 1);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The edges of a VarHandle must hold in compiled code too. Most rounds hand over to the thread
 * itself: on a busy machine, each that hands over to the other costs a time slice.
 */
public final class HotVolatileMode {
  private static final int ROUNDS = 20_000;
  private static final int ROUNDS_PER_TURN = 100;

  private static final VarHandle TURN =
      Handles.instanceField(MethodHandles.lookup(), HotVolatileMode.class, "turn", int.class);

  private int turn;
  private int value;

  public static void main(String[] args) throws Exception {
    HotVolatileMode shared = new HotVolatileMode();
    Threads.run(() -> shared.play(0), () -> shared.play(1));
    System.out.println(shared.value);
  }

  private void play(int side) {
    for (int i = 1; i <= ROUNDS; i++) {
      pass(side, i % ROUNDS_PER_TURN == 0 ? 1 - side : side);
    }
  }

  /** A method of its own, which is compiled long before the last round. */
  private void pass(int side, int next) {
    while ((int) TURN.getAcquire(this) != side) {
      Thread.yield();
    }
    value++;
    TURN.setRelease(this, next);
  }
}

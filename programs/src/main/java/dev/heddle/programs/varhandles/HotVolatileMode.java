// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The edges of a VarHandle must hold in compiled code too: many rounds of hand-over. */
public final class HotVolatileMode {
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
    for (int i = 0; i < 5_000; i++) {
      while ((int) TURN.getAcquire(this) != side) {
        Thread.yield();
      }
      value++;
      TURN.setRelease(this, 1 - side);
    }
  }
}

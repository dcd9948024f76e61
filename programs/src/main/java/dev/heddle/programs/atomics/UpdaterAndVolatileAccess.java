// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** One side uses the updater, the other the volatile field itself: they are the same variable. */
public final class UpdaterAndVolatileAccess {
  private static final AtomicIntegerFieldUpdater<UpdaterAndVolatileAccess> STATE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterAndVolatileAccess.class, "state");

  private volatile int state;
  private int value;

  public static void main(String[] args) throws Exception {
    UpdaterAndVolatileAccess shared = new UpdaterAndVolatileAccess();
    Threads.run(shared::updater, shared::direct);
    System.out.println(shared.value);
  }

  private void updater() {
    value = 1;
    STATE.compareAndSet(this, 0, 1);
    while (STATE.get(this) != 2) {
      Thread.onSpinWait();
    }
    value++;
  }

  private void direct() {
    while (state != 1) {
      Thread.onSpinWait();
    }
    value++;
    state = 2;
  }
}

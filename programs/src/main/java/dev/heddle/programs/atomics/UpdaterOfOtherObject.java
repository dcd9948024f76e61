// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The updater works on two objects: two variables, no order. */
public final class UpdaterOfOtherObject {
  private static final AtomicIntegerFieldUpdater<UpdaterOfOtherObject> STATE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterOfOtherObject.class, "state");
  private static int value;

  private volatile int state;

  public static void main(String[] args) throws Exception {
    UpdaterOfOtherObject first = new UpdaterOfOtherObject();
    UpdaterOfOtherObject second = new UpdaterOfOtherObject();
    Threads.inOrder(() -> write(first), () -> read(second));
    System.out.println("done");
  }

  private static void write(UpdaterOfOtherObject object) {
    value = 1; // race: UpdaterOfOtherObject.value
    STATE.incrementAndGet(object);
  }

  private static void read(UpdaterOfOtherObject object) {
    STATE.incrementAndGet(object);
    int read = value; // race: UpdaterOfOtherObject.value
  }
}

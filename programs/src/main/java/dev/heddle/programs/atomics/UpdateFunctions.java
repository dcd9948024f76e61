// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Every read-modify-write method of the atomics acquires and releases. */
public final class UpdateFunctions {
  private static final AtomicInteger STEP = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> step(() -> STEP.getAndIncrement()),
        () -> step(() -> STEP.decrementAndGet()),
        () -> step(() -> STEP.addAndGet(3)),
        () -> step(() -> STEP.getAndSet(3)),
        () -> step(() -> STEP.updateAndGet(x -> x + 1)),
        () -> step(() -> STEP.getAndUpdate(x -> x + 1)),
        () -> step(() -> STEP.accumulateAndGet(5, Integer::sum)),
        () -> step(() -> STEP.getAndAccumulate(5, Math::max)),
        () -> step(() -> STEP.getAndDecrement()));
    System.out.println(value + " " + STEP);
  }

  private static void step(Runnable update) {
    update.run();
    value++;
    update.run();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.CyclicBarrier;

/** Which barrier comes next depends on the thread, so that phases do not tell them apart. */
public final class BarrierOutOfStep {
  private final CyclicBarrier barrier = new CyclicBarrier(2);
  private int value;

  private void work(int thread) {
    try {
      if (thread == 0) {
        barrier.await();
      }
      value++; // race: BarrierOutOfStep.value
      barrier.await();
      System.out.println(value); // race: BarrierOutOfStep.value
      if (thread == 1) {
        barrier.await();
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private void workSafely() {
    try {
      synchronized (this) {
        value++;
      }
      barrier.await();
      System.out.println(value);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void racy() throws Exception {
    BarrierOutOfStep steps = new BarrierOutOfStep();
    for (int t = 0; t < 2; t++) {
      int thread = t;
      new Thread(() -> steps.work(thread)).start();
    }
  }

  public static void safe() throws Exception {
    BarrierOutOfStep steps = new BarrierOutOfStep();
    for (int t = 0; t < 2; t++) {
      new Thread(steps::workSafely).start();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.CyclicBarrier;

/** Threads compute of what all have written in the phase before; a barrier is missing. */
public final class BarrierPhases {
  private static final int THREADS = 2;
  private static final int STEPS = 10;

  private final CyclicBarrier barrier = new CyclicBarrier(THREADS);
  private final double[] shares = new double[THREADS];
  private final double[] sums = new double[THREADS];

  private void compute(int thread) {
    shares[thread] = thread; // race: double[]
  }

  private void sum(int thread) {
    double sum = 0;
    for (double share : shares) { // race: double[]
      sum += share;
    }
    sums[thread] = sum;
  }

  private void work(int thread) {
    try {
      for (int step = 0; step < STEPS; step++) {
        compute(thread);
        barrier.await();
        sum(thread);
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private void workSafely(int thread) {
    try {
      for (int step = 0; step < STEPS; step++) {
        compute(thread);
        barrier.await();
        sum(thread);
        barrier.await();
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void racy() throws Exception {
    BarrierPhases phases = new BarrierPhases();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      new Thread(() -> phases.work(thread)).start();
    }
  }

  public static void safe() throws Exception {
    BarrierPhases phases = new BarrierPhases();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      new Thread(() -> phases.workSafely(thread)).start();
    }
  }
}

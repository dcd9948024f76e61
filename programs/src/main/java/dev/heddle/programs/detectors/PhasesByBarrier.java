// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Two threads exchange elements of an array between phases. No race; lock sets report it. */
public final class PhasesByBarrier { // object-race: PhasesByBarrier.*
  private final CyclicBarrier barrier = new CyclicBarrier(2);
  private final int[] cells = new int[2]; // object-race: int[]

  private void run(int own) {
    try {
      cells[own] = own + 1; // eraser, racer: int[]; object-race: PhasesByBarrier.*, int[]
      barrier.await();
      int other = cells[1 - own]; // racer: int[]; eraser: int[]
      barrier.await();
      cells[1 - own] = other + 1; // eraser: int[]; may racer: int[]
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PhasesByBarrier shared = new PhasesByBarrier();
    Thread one = new Thread(() -> shared.run(0));
    Thread two = new Thread(() -> shared.run(1));
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(shared.cells[0] + shared.cells[1]); // may eraser: int[]; may racer: int[]
  }
}

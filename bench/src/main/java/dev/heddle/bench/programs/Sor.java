// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Red-black successive over-relaxation of a square grid by threads that meet at a barrier. */
public final class Sor {
  private static final int THREADS = 2;
  private static final int ITERATIONS = 220;
  private static final double OMEGA = 1.25;

  private final double[][] grid;
  private final CyclicBarrier barrier = new CyclicBarrier(THREADS);

  private Sor(int size) {
    grid = new double[size][size];
    Random random = new Random(101010);
    for (double[] row : grid) {
      for (int column = 0; column < row.length; column++) {
        row[column] = random.nextDouble() * 1e-6;
      }
    }
  }

  /** Relaxes one band of rows; the neighbours' edge rows are read between two barriers. */
  private final class Band extends Thread {
    private final int firstRow;
    private final int lastRow;
    private Exception failure;

    Band(int firstRow, int lastRow) {
      super("sor-band-" + firstRow);
      this.firstRow = firstRow;
      this.lastRow = lastRow;
    }

    @Override
    public void run() {
      try {
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
          relax(0);
          barrier.await();
          relax(1);
          barrier.await();
        }
      } catch (InterruptedException | BrokenBarrierException e) {
        failure = e;
      }
    }

    private void relax(int colour) {
      double quarter = OMEGA * 0.25;
      double keep = 1.0 - OMEGA;
      for (int i = firstRow; i < lastRow; i++) {
        double[] above = grid[i - 1];
        double[] row = grid[i];
        double[] below = grid[i + 1];
        for (int j = 1 + (i + colour) % 2; j < row.length - 1; j += 2) {
          row[j] = quarter * (above[j] + below[j] + row[j - 1] + row[j + 1]) + keep * row[j];
        }
      }
    }
  }

  private double relaxAll() throws Exception {
    Band[] bands = new Band[THREADS];
    int inner = grid.length - 2;
    for (int t = 0; t < THREADS; t++) {
      bands[t] = new Band(1 + inner * t / THREADS, 1 + inner * (t + 1) / THREADS);
      bands[t].start();
    }
    for (Band band : bands) {
      band.join();
      if (band.failure != null) {
        throw band.failure;
      }
    }
    double total = 0;
    for (double[] row : grid) {
      for (double cell : row) {
        total += cell;
      }
    }
    return total;
  }

  /** Runs at a size and answers the checksum. */
  public static long run(int size) throws Exception {
    return Math.round(new Sor(size).relaxAll() * 1e9);
  }

  public static void main(String[] args) throws Exception {
    System.out.println("sor " + run(Size.of(args, 2500)));
  }
}

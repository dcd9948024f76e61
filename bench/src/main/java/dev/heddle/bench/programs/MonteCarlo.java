// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import dev.heddle.bench.programs.montecarlo.PriceTask;
import dev.heddle.bench.programs.montecarlo.ReturnRate;
import java.util.Comparator;
import java.util.Vector;

/** Prices a derivative over many random paths; threads take their share of a common task list. */
public final class MonteCarlo {
  private static final int THREADS = 2;

  private final Vector<PriceTask> tasks = new Vector<>();
  private final Vector<PriceTask.Result> results = new Vector<>();

  private MonteCarlo(int paths) {
    ReturnRate assumed = new ReturnRate(0.03, 0.25);
    for (int number = 0; number < paths; number++) {
      tasks.add(new PriceTask(number, assumed));
    }
  }

  /** Works off one contiguous share of the tasks. */
  private final class Worker implements Runnable {
    private final int first;
    private final int last;

    Worker(int first, int last) {
      this.first = first;
      this.last = last;
    }

    @Override
    public void run() {
      for (int i = first; i < last; i++) {
        results.add(tasks.elementAt(i).price());
      }
    }
  }

  private double price() throws InterruptedException {
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      int first = tasks.size() * t / THREADS;
      int last = tasks.size() * (t + 1) / THREADS;
      threads[t] = new Thread(new Worker(first, last));
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    results.sort(Comparator.comparingInt(PriceTask.Result::getNumber));
    double sum = 0;
    for (PriceTask.Result result : results) {
      sum += result.getEndValue() + result.getRate().getVolatility();
    }
    return sum / results.size();
  }

  /** Follows that many paths and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    return Math.round(new MonteCarlo(size).price() * 1e6);
  }

  public static void main(String[] args) throws Exception {
    System.out.println("montecarlo " + run(Size.of(args, 80000)));
  }
}

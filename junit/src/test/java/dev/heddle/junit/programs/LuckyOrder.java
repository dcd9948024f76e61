// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.programs;

import dev.heddle.junit.HeddleTest;

/**
 * A write that usually comes long before the other thread takes the lock, and is therefore in order
 * by luck; run by PerturbationIT.
 */
public class LuckyOrder {
  private volatile boolean isStarted;
  private int result;
  private int finished;

  private void work() {
    isStarted = true;
    result = 42; // Outside of the lock: only those who take it afterwards see it for sure.
    finish();
  }

  private synchronized void finish() {
    finished++;
  }

  private int lookLater() throws InterruptedException {
    Thread worker = new Thread(this::work, "worker");
    worker.start();
    while (!isStarted) {
      Thread.yield();
    }
    Thread.sleep(4);
    finish();
    int seen = result;
    worker.join();
    return seen;
  }

  /**
   * With this seed the write is delayed for long in 13 of the repetitions: one has to be enough.
   */
  @HeddleTest(repeat = 50, seed = 35538)
  void racesIfTheWorkerIsLate() throws InterruptedException {
    lookLater();
  }

  /** The same with the write inside of the lock. */
  public static class Correct {
    private int result;
    private int finished;

    private synchronized void work() {
      result = 42;
      finished++;
    }

    private synchronized int result() {
      finished++;
      return result;
    }

    @HeddleTest(repeat = 50, seed = 35538)
    void neverRaces() throws InterruptedException {
      Thread worker = new Thread(this::work, "worker");
      worker.start();
      result();
      worker.join();
    }
  }

  /** Nothing says beforehand that the place is suspicious, and it is passed only once. */
  public static class Once {
    private final LuckyOrder order = new LuckyOrder();

    @HeddleTest
    void passesOnce() throws InterruptedException {
      order.lookLater();
    }
  }

  /** Runs nothing. */
  public static class Never {
    @HeddleTest(repeat = 0)
    void isWrong() {}
  }
}

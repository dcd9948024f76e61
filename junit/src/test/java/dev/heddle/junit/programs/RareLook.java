// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.programs;

import dev.heddle.junit.HeddleTest;

/**
 * A read that happens only if the other thread is late: no usual run has both accesses, so only
 * somebody who has read the code can suspect them; run by PerturbationIT.
 */
public class RareLook {
  private volatile boolean isStarted;
  private volatile boolean isFinished;
  private int result;

  private void work() {
    isStarted = true;
    result = 42;
    isFinished = true;
  }

  /**
   * With this seed the write is delayed for long in 17 of the repetitions: one has to be enough.
   */
  @HeddleTest(repeat = 50, seed = 35538)
  void looksTooEarly() throws InterruptedException {
    Thread worker = new Thread(this::work, "worker");
    worker.start();
    while (!isStarted) {
      Thread.yield();
    }
    Thread.sleep(4);
    if (!isFinished) {
      System.err.println("still at " + result);
    }
    worker.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A worker polls a stop flag that is not volatile. */
public final class StopFlag {
  private boolean stopped;
  private volatile boolean cancelled;

  private void runUntilStopped() {
    int spins = 0;
    while (!stopped && spins < 1_000_000) { // race: StopFlag.stopped
      spins++;
    }
  }

  private void runUntilCancelled() {
    int spins = 0;
    while (!cancelled && spins < 1_000_000) {
      spins++;
    }
  }

  public static void racy() throws Exception {
    StopFlag worker = new StopFlag();
    Thread thread = new Thread(worker::runUntilStopped);
    thread.start();
    worker.stopped = true; // race: StopFlag.stopped
    thread.join();
  }

  public static void safe() throws Exception {
    StopFlag worker = new StopFlag();
    Thread thread = new Thread(worker::runUntilCancelled);
    thread.start();
    worker.cancelled = true;
    thread.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** Calling run instead of start does not make a thread, calling start does. */
public final class RunCalledDirectly {
  private static int ticks;

  static final class Ticker extends Thread {
    @Override
    public void run() {
      for (int i = 0; i < 10; i++) {
        ticks++; // race: RunCalledDirectly.ticks
      }
    }
  }

  public static void racy() throws Exception {
    Ticker ticker = new Ticker();
    ticker.start();
    ticks++; // race: RunCalledDirectly.ticks
    ticker.join();
  }

  public static void safe() throws Exception {
    Ticker ticker = new Ticker();
    ticker.run();
    ticks++;
  }
}

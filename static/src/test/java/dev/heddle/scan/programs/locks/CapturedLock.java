// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The lambdas capture a lock, but it is a new one for each. */
public final class CapturedLock {
  static final class Purse {
    int coins;
  }

  private static Runnable spender(Purse purse) {
    Object lock = new Object();
    return () -> {
      synchronized (lock) {
        purse.coins--; // race: CapturedLock$Purse.coins
      }
    };
  }

  private static Runnable safeSpender(Purse purse, Object lock) {
    return () -> {
      synchronized (lock) {
        purse.coins--;
      }
    };
  }

  public static void racy() throws Exception {
    Purse purse = new Purse();
    Thread first = new Thread(spender(purse));
    Thread second = new Thread(spender(purse));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Purse purse = new Purse();
    Object lock = new Object();
    Thread first = new Thread(safeSpender(purse, lock));
    Thread second = new Thread(safeSpender(purse, lock));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

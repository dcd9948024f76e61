// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A plain long is written by one thread and read by another, which may see half of it. */
public final class LongField {
  private long timestamp;
  private volatile long safeTimestamp;

  private void tick() {
    timestamp = System.nanoTime(); // race: LongField.timestamp
  }

  public static void racy() throws Exception {
    LongField clock = new LongField();
    Thread ticker = new Thread(clock::tick);
    ticker.start();
    System.out.println(clock.timestamp); // race: LongField.timestamp
    ticker.join();
  }

  public static void safe() throws Exception {
    LongField clock = new LongField();
    Thread ticker = new Thread(() -> clock.safeTimestamp = System.nanoTime());
    ticker.start();
    System.out.println(clock.safeTimestamp);
    ticker.join();
  }
}

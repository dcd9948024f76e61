// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Only the callee takes the lock, while the caller has already changed the field. */
public final class LockInCallee {
  private int temperature;

  private synchronized void log() {
    System.out.println("heated");
  }

  private void heat() {
    temperature++; // race: LockInCallee.temperature
    log();
  }

  private void heatSafely() {
    change();
    log();
  }

  private synchronized void change() {
    temperature++;
  }

  public static void racy() throws Exception {
    LockInCallee oven = new LockInCallee();
    Thread first = new Thread(oven::heat);
    Thread second = new Thread(oven::heat);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    LockInCallee oven = new LockInCallee();
    Thread first = new Thread(oven::heatSafely);
    Thread second = new Thread(oven::heatSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

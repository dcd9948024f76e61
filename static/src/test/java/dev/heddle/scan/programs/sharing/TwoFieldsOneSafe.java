// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Of two fields of one object only one is guarded. */
public final class TwoFieldsOneSafe {
  private int guarded;
  private double average;

  private void record(double sample) {
    synchronized (this) {
      guarded++;
    }

    average = (average + sample) / 2; // race: TwoFieldsOneSafe.average
  }

  private synchronized void recordLocked(double sample) {
    guarded++;
    average = (average + sample) / 2;
  }

  public static void racy() throws Exception {
    TwoFieldsOneSafe series = new TwoFieldsOneSafe();
    Thread first = new Thread(() -> series.record(1.0));
    Thread second = new Thread(() -> series.record(3.0));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    TwoFieldsOneSafe series = new TwoFieldsOneSafe();
    Thread first = new Thread(() -> series.recordLocked(1.0));
    Thread second = new Thread(() -> series.recordLocked(3.0));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

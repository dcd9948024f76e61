// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

/** A record may be shared by threads, a mutable class with the same fields may not. */
public final class ImmutableRecord {
  static final class MutableRange {
    int low;
    int high;

    void widen() {
      low--; // race: ImmutableRecord$MutableRange.low
      high++; // race: ImmutableRecord$MutableRange.high
    }
  }

  record Range(int low, int high) {
    Range widened() {
      return new Range(low - 1, high + 1);
    }
  }

  public static void racy() throws Exception {
    MutableRange range = new MutableRange();
    Thread first = new Thread(range::widen);
    Thread second = new Thread(range::widen);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Range range = new Range(0, 1);
    Thread first = new Thread(range::widened);
    Thread second = new Thread(range::widened);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

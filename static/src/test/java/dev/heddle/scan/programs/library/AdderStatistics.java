// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;

/** A mean is kept in two plain fields instead of adders. */
public final class AdderStatistics {
  private double sum;
  private long count;
  private final DoubleAdder sumAdder = new DoubleAdder();
  private final LongAdder countAdder = new LongAdder();

  private void add(double value) {
    sum += value; // race: AdderStatistics.sum
    count++; // race: AdderStatistics.count
  }

  private void addSafely(double value) {
    sumAdder.add(value);
    countAdder.increment();
  }

  public static void racy() throws Exception {
    AdderStatistics mean = new AdderStatistics();
    Thread first = new Thread(() -> mean.add(1));
    Thread second = new Thread(() -> mean.add(2));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    AdderStatistics mean = new AdderStatistics();
    Thread first = new Thread(() -> mean.addSafely(1));
    Thread second = new Thread(() -> mean.addSafely(2));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

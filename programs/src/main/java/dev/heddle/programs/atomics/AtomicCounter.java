// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Counting with every atomic number class: no plain access, no race. */
public final class AtomicCounter {
  private static final AtomicInteger INTEGER = new AtomicInteger();
  private static final AtomicLong LONG = new AtomicLong();
  private static final LongAdder ADDER = new LongAdder();
  private static final DoubleAdder DOUBLE_ADDER = new DoubleAdder();
  private static final LongAccumulator MAXIMUM = new LongAccumulator(Math::max, 0);

  public static void main(String[] args) throws Exception {
    Threads.run(AtomicCounter::count, AtomicCounter::count, AtomicCounter::count);
    System.out.println(INTEGER + " " + LONG + " " + ADDER + " " + DOUBLE_ADDER + " " + MAXIMUM);
  }

  private static void count() {
    for (int i = 1; i <= 1000; i++) {
      INTEGER.incrementAndGet();
      LONG.getAndAdd(2);
      ADDER.increment();
      DOUBLE_ADDER.add(0.5);
      MAXIMUM.accumulate(i);
    }
  }
}

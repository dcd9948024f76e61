// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.LongAdder;

/** Actions that invokeAll forks add their leaves to one static sum. */
public final class RecursiveActions {
  private static long sum;
  private static final LongAdder ADDER = new LongAdder();

  static final class Add extends RecursiveAction {
    private final int size;

    Add(int size) {
      this.size = size;
    }

    @Override
    protected void compute() {
      if (size > 10) {
        invokeAll(new Add(size / 2), new Add(size - size / 2));
      } else {
        sum += size; // race: RecursiveActions.sum
      }
    }
  }

  static final class SafeAdd extends RecursiveAction {
    private final int size;

    SafeAdd(int size) {
      this.size = size;
    }

    @Override
    protected void compute() {
      if (size > 10) {
        invokeAll(new SafeAdd(size / 2), new SafeAdd(size - size / 2));
      } else {
        ADDER.add(size);
      }
    }
  }

  public static void racy() throws Exception {
    new ForkJoinPool(2).invoke(new Add(1000));
  }

  public static void safe() throws Exception {
    new ForkJoinPool(2).invoke(new SafeAdd(1000));
  }
}

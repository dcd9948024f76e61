// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** onCompletion() of a CountedCompleter is ordered after all its children. */
public final class CountedCompleters {
  private static final class Summer extends CountedCompleter<Integer> {
    private final int from;
    private final int to;
    private Summer left;
    private Summer right;
    private int result;

    Summer(CountedCompleter<?> parent, int from, int to) {
      super(parent);
      this.from = from;
      this.to = to;
    }

    @Override
    public void compute() {
      if (to - from > 1) {
        int middle = (from + to) / 2;
        left = new Summer(this, from, middle);
        right = new Summer(this, middle, to);
        setPendingCount(2);
        left.fork();
        right.fork();
      } else {
        result = from;
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (left != null) {
        result = left.result + right.result;
      }
    }

    @Override
    public Integer getRawResult() {
      return result;
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(3);
    System.out.println(pool.invoke(new Summer(null, 0, 64)));
    pool.shutdown();
  }
}

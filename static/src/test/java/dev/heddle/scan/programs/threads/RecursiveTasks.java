// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A recursive task returns its sum but counts its splits in a static field. */
public final class RecursiveTasks {
  private static int splits;

  static final class Fibonacci extends RecursiveTask<Integer> {
    private final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      splits++; // race: RecursiveTasks.splits
      Fibonacci left = new Fibonacci(n - 1);
      left.fork();
      return new Fibonacci(n - 2).compute() + left.join();
    }
  }

  static final class PureFibonacci extends RecursiveTask<Integer> {
    private final int n;

    PureFibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      PureFibonacci left = new PureFibonacci(n - 1);
      left.fork();
      return new PureFibonacci(n - 2).compute() + left.join();
    }
  }

  public static void racy() throws Exception {
    System.out.println(ForkJoinPool.commonPool().invoke(new Fibonacci(12)));
  }

  public static void safe() throws Exception {
    System.out.println(ForkJoinPool.commonPool().invoke(new PureFibonacci(12)));
  }
}

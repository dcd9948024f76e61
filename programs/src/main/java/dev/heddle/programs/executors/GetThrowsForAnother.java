// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** The exception out of one task's get() says nothing about another task. */
public final class GetThrowsForAnother {
  private static int value;

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> writing = new FutureTask<>(GetThrowsForAnother::write);
    FutureTask<Integer> failing = new FutureTask<>(GetThrowsForAnother::fail);
    Threads.inOrder(failing::run, writing::run, () -> read(failing));
    System.out.println("done");
  }

  private static int write() {
    value = 1; // race: GetThrowsForAnother.value
    return 1;
  }

  private static int fail() {
    throw new IllegalStateException("on purpose");
  }

  private static void read(FutureTask<Integer> failing) throws InterruptedException {
    try {
      failing.get();
    } catch (ExecutionException e) {
      int read = value; // race: GetThrowsForAnother.value
    }
  }
}

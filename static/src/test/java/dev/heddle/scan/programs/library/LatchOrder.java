// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.CountDownLatch;

/** The result is read before the latch that its writer counts down has been awaited. */
public final class LatchOrder {
  static final class Result {
    int value;
  }

  private static void compute(Result result, CountDownLatch done) {
    result.value = 5; // race: LatchOrder$Result.value
    done.countDown();
  }

  public static void racy() throws Exception {
    Result result = new Result();
    CountDownLatch done = new CountDownLatch(1);
    new Thread(() -> compute(result, done)).start();
    System.out.println(result.value); // race: LatchOrder$Result.value
    done.await();
  }

  public static void safe() throws Exception {
    Result result = new Result();
    CountDownLatch done = new CountDownLatch(1);
    new Thread(() -> compute(result, done)).start();
    done.await();
    System.out.println(result.value);
  }
}

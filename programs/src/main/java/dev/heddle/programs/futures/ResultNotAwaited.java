// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;

/** The result of the asynchronous task is read without waiting for it. */
public final class ResultNotAwaited {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    CompletableFuture<Void> future = CompletableFuture.runAsync(() -> write(schedule));
    schedule.await(1);
    int read = value; // race: ResultNotAwaited.value
    schedule.reach(2);
    future.join();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: ResultNotAwaited.value
    schedule.reach(1);
    schedule.await(2);
  }
}

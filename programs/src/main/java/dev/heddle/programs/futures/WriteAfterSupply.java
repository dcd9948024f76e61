// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;

/** What the submitter writes after supplyAsync() is not ordered for the supplier. */
public final class WriteAfterSupply {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> read(schedule));
    schedule.await(1);
    value = 1; // race: WriteAfterSupply.value
    schedule.reach(2);
    future.join();
    System.out.println("done");
  }

  private static int read(Schedule schedule) {
    schedule.reach(1);
    schedule.await(2);
    return value; // race: WriteAfterSupply.value
  }
}

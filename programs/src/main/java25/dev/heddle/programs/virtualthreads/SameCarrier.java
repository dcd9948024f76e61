// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;

/** Two virtual threads that happen to use one carrier are not ordered by that. */
@OwnJvm({
  "-Djdk.virtualThreadScheduler.parallelism=1",
  "-Djdk.virtualThreadScheduler.maxPoolSize=1"
})
public final class SameCarrier {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread first = Thread.startVirtualThread(() -> write(schedule));
    schedule.await(1);
    Thread second = Thread.startVirtualThread(() -> write(schedule));
    first.join();
    second.join();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: SameCarrier.value
    schedule.reach(1);
  }
}

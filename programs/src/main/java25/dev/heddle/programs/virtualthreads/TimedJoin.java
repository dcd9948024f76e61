// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.Schedule;
import java.time.Duration;

/** join(Duration) says whether the thread has ended; only then is it ordered. */
public final class TimedJoin {
  private static int ended;
  private static int running;

  public static void main(String[] args) throws Exception {
    Thread quick = Thread.startVirtualThread(() -> ended = 1);
    if (quick.join(Duration.ofSeconds(10))) {
      ended++;
    }
    Schedule schedule = new Schedule();
    Thread slow = Thread.startVirtualThread(() -> write(schedule));
    if (!slow.join(Duration.ofMillis(5))) {
      int read = running; // race: TimedJoin.running
    }
    schedule.reach(1);
    slow.join();
    System.out.println(ended);
  }

  private static void write(Schedule schedule) {
    running = 1; // race: TimedJoin.running
    schedule.await(1);
  }
}

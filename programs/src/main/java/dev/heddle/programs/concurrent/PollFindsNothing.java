// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** poll() ran out of time and found nothing, so it orders nothing. */
public final class PollFindsNothing {
  private static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> write(schedule), () -> read(schedule));
    System.out.println("done");
  }

  private static void write(Schedule schedule) throws InterruptedException {
    value = 1; // race: PollFindsNothing.value
    schedule.reach(1);
    schedule.await(2);
    QUEUE.put("late");
  }

  private static void read(Schedule schedule) throws InterruptedException {
    schedule.await(1);
    String nothing = QUEUE.poll(2, TimeUnit.MILLISECONDS);
    int read = value; // race: PollFindsNothing.value
    schedule.reach(2);
  }
}

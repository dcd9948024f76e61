// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** invokeAny() does not wait for the tasks whose result it does not need. */
public final class InvokeAnyLoser {
  private static int loser;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<String> slow = () -> slow(schedule);
    Callable<String> quick = () -> quick(schedule);
    String winner = pool.invokeAny(List.of(slow, quick));
    int read = loser; // race: InvokeAnyLoser.loser
    schedule.reach(2);
    pool.shutdown();
    System.out.println(winner);
  }

  private static String slow(Schedule schedule) {
    loser = 1; // race: InvokeAnyLoser.loser
    schedule.reach(1);
    try {
      Thread.sleep(10_000);
    } catch (InterruptedException expected) {
      // The winner cancels the others.
    }
    return "slow";
  }

  private static String quick(Schedule schedule) {
    schedule.await(1);
    return "quick";
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Two threads of a parallel forEach count in one field. */
public final class ForEachCounts {
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ForkJoinPool pool = new ForkJoinPool(2);
    Runnable loop = () -> IntStream.range(0, 2).parallel().forEach(i -> count(schedule));
    pool.submit(loop).get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    schedule.meet(2);
    count++; // race: ForEachCounts.count
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import dev.heddle.programs.support.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** A parallel forEach that adds to an ArrayList. */
public final class ForEachAddsToList {
  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    List<Integer> results = new ArrayList<>();
    ForkJoinPool pool = new ForkJoinPool(2);
    Runnable loop = () -> IntStream.range(0, 2).parallel().forEach(i -> add(schedule, results));
    pool.submit(loop).get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void add(Schedule schedule, List<Integer> results) {
    schedule.meet(2);
    results.add(1); // race: java.util.ArrayList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import dev.heddle.programs.support.Schedule;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** A side effect in the middle of a parallel stream, on a HashMap. */
public final class PeekPutsIntoMap {
  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Map<Integer, String> seen = new HashMap<>();
    ForkJoinPool pool = new ForkJoinPool(2);
    Callable<Integer> loop =
        () -> IntStream.range(0, 2).parallel().peek(i -> put(schedule, seen, i)).sum();
    pool.submit(loop).get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void put(Schedule schedule, Map<Integer, String> seen, int key) {
    schedule.meet(2);
    seen.put(key, "seen"); // race: java.util.HashMap
  }
}

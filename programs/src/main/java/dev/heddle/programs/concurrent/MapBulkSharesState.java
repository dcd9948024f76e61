// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;

/** The action of a parallel forEach over the map counts in a plain field. */
public final class MapBulkSharesState {
  private static final ConcurrentHashMap<Integer, String> MAP = new ConcurrentHashMap<>();
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    for (int i = 0; i < 64; i++) {
      MAP.put(i, "value");
    }
    ForkJoinPool pool = new ForkJoinPool(4);
    Runnable loop = () -> MAP.forEach(1, (key, value) -> count(schedule));
    pool.submit(loop).get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    schedule.meet(2);
    count++; // race: MapBulkSharesState.count
  }
}

// SPDX-License-Identifier: Apache-2.0
package program;

import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** A program with a little of everything: text, collections, arrays, locks and tasks. */
public final class Everyday {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Map<String, Integer> COUNTS = new HashMap<>();

  private Everyday() {}

  public static void main(String[] arguments) throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    List<Future<Integer>> sums = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int first = i;
      sums.add(executor.submit(() -> count(first)));
    }
    int sum = 0;
    for (Future<Integer> each : sums) {
      sum += each.get();
    }
    executor.shutdown();
    StringBuilder text = new StringBuilder();
    Iterator<Map.Entry<String, Integer>> entries = COUNTS.entrySet().iterator();
    while (entries.hasNext()) {
      text.append(entries.next().getValue()).append(' ');
    }
    System.out.println(text.append(sum));
  }

  private static int count(int first) {
    int[][] numbers = new int[8][8];
    int sum = 0;
    for (int i = 0; i < numbers.length; i++) {
      for (int j = 0; j < numbers[i].length; j++) {
        numbers[i][j] = first + j;
        sum += numbers[i][j];
      }
    }
    LOCK.lock();
    try {
      COUNTS.put("from " + first, sum);
    } finally {
      LOCK.unlock();
    }
    synchronized (COUNTS) {
      return new Date(sum).getTime() > 0 && numbers.clone().length == 8 ? sum : 0;
    }
  }
}

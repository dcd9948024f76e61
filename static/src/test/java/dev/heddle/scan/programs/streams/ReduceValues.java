// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.concurrent.ConcurrentHashMap;

/** The reducer of ConcurrentHashMap.reduceValues touches a shared field. */
public final class ReduceValues {
  private static int depth;

  private static int combine(int left, int right) {
    depth = depth + 1; // race: ReduceValues.depth
    return left + right;
  }

  public static void racy() throws Exception {
    ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
    prices.put("wool", 3);
    prices.put("silk", 9);
    System.out.println(prices.reduceValues(1, (left, right) -> combine(left, right)));
  }

  public static void safe() throws Exception {
    ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
    prices.put("wool", 3);
    prices.put("silk", 9);
    System.out.println(prices.reduceValues(1, (left, right) -> left + right));
  }
}

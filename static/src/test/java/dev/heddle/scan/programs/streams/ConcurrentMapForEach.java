// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.concurrent.ConcurrentHashMap;

/** A forEach of a concurrent map with a parallelism threshold runs its action in parallel. */
public final class ConcurrentMapForEach {
  private static int sum;

  private static void add(int value) {
    sum += value; // race: ConcurrentMapForEach.sum
  }

  public static void racy() throws Exception {
    ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
    prices.put("wool", 3);
    prices.put("silk", 9);
    prices.forEach(1, (name, price) -> add(price));
    System.out.println(sum);
  }

  public static void safe() throws Exception {
    ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
    prices.put("wool", 3);
    prices.put("silk", 9);
    prices.forEach((name, price) -> add(price));
    System.out.println(sum);
  }
}

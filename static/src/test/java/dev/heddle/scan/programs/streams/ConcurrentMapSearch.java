// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.concurrent.ConcurrentHashMap;

/** The function of ConcurrentHashMap.search counts the entries it has examined. */
public final class ConcurrentMapSearch {
  private static int examined;

  private static String examine(String name, int price) {
    examined++; // race: ConcurrentMapSearch.examined
    return price > 5 ? name : null;
  }

  public static void racy() throws Exception {
    ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
    prices.put("wool", 3);
    prices.put("silk", 9);
    String dear = prices.search(1, (name, price) -> examine(name, price));
    System.out.println(dear);
  }

  public static void safe() throws Exception {
    ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
    prices.put("wool", 3);
    prices.put("silk", 9);
    String dear = prices.search(1, (name, price) -> price > 5 ? name : null);
    System.out.println(dear);
  }
}

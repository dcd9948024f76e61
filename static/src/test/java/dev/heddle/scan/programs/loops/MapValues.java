// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.HashMap;
import java.util.Map;

/** A loop over the values of a map changes each value, and a common default in the racy variant. */
public final class MapValues {
  static final class Stock {
    int items;
  }

  private static void refill(Map<String, Stock> stocks) {
    stocks.values().parallelStream()
        .forEach(
            stock -> {
              stock.items += 5; // race: MapValues$Stock.items
            });
  }

  public static void racy() throws Exception {
    Map<String, Stock> stocks = new HashMap<>();
    Stock empty = new Stock();
    stocks.put("wool", empty);
    stocks.put("silk", empty);
    refill(stocks);
  }

  public static void safe() throws Exception {
    Map<String, Stock> stocks = new HashMap<>();
    stocks.put("wool", new Stock());
    stocks.put("silk", new Stock());
    refill(stocks);
  }
}

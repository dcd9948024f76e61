// SPDX-License-Identifier: Apache-2.0
package bank;

import java.util.HashMap;
import java.util.Map;

/** What each account has received. */
final class Ledger {
  private final Map<Integer, Long> received = new HashMap<>();

  void record(Order order) {
    received.merge(
        order.to().number(), order.amount(), Long::sum); // Bug: needs a ConcurrentHashMap.
  }

  long total() {
    long total = 0;
    for (long amount : received.values()) {
      total += amount;
    }
    return total;
  }
}

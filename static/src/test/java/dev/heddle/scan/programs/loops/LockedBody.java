// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;

/** The body of the loop locks the element it has, which does not guard the common journal. */
public final class LockedBody {
  static final class Entry {
    int amount = 1;
  }

  static final class Journal {
    int balance;
  }

  private static List<Entry> entries() {
    return List.of(new Entry(), new Entry(), new Entry());
  }

  public static void racy() throws Exception {
    Journal journal = new Journal();
    entries().parallelStream()
        .forEach(
            entry -> {
              synchronized (entry) {
                journal.balance += entry.amount; // race: LockedBody$Journal.balance
              }
            });
  }

  public static void safe() throws Exception {
    Journal journal = new Journal();
    entries().parallelStream()
        .forEach(
            entry -> {
              synchronized (journal) {
                journal.balance += entry.amount;
              }
            });
  }
}

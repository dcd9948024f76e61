// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.HashMap;
import java.util.Map;

/** Two threads go through the entries of a map and change the values. */
public final class MapEntries {
  private final Map<String, Account> accounts = new HashMap<>();

  private static final class Account {
    long balance;
  }

  private MapEntries() {
    accounts.put("one", new Account());
    accounts.put("two", new Account());
  }

  private void addInterest() {
    for (Map.Entry<String, Account> entry : accounts.entrySet()) {
      entry.getValue().balance++; // race: MapEntries$Account.balance
    }
  }

  public static void racy() throws Exception {
    MapEntries bank = new MapEntries();
    Thread first = new Thread(bank::addInterest);
    Thread second = new Thread(bank::addInterest);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() {
    MapEntries bank = new MapEntries();
    bank.accounts.entrySet().parallelStream().forEach(entry -> entry.getValue().balance++);
  }
}

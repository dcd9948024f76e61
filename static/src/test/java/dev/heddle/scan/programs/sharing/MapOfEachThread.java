// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Each thread books into a map that it has made for itself, or all into one. */
public final class MapOfEachThread {
  private static final class Account {
    long total;
  }

  private static final class Clerk extends Thread {
    private final Map<Integer, Account> accounts;

    Clerk(Map<Integer, Account> accounts) {
      this.accounts = accounts;
    }

    @Override
    public void run() {
      for (int i = 0; i < 10; i++) {
        Account account;
        synchronized (accounts) {
          account = accounts.computeIfAbsent(i, key -> new Account());
        }
        account.total += i; // race: MapOfEachThread$Account.total
      }
    }
  }

  private static final class OwnClerk extends Thread {
    private final Map<Integer, Account> accounts = new HashMap<>();
    private final List<Account> changed = new ArrayList<>();

    @Override
    public void run() {
      for (int i = 0; i < 10; i++) {
        Account account = accounts.computeIfAbsent(i, key -> new Account());
        account.total += i;
        changed.add(account);
      }
      for (Account account : changed) {
        account.total++;
      }
    }
  }

  public static void racy() throws Exception {
    Map<Integer, Account> accounts = new HashMap<>();
    for (int i = 0; i < 2; i++) {
      new Clerk(accounts).start();
    }
  }

  public static void safe() throws Exception {
    for (int i = 0; i < 2; i++) {
      new OwnClerk().start();
    }
  }
}

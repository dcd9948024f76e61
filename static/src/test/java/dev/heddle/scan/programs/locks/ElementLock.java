// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Locking each account is enough for its own balance but not for the sum over all. */
public final class ElementLock {
  static final class Account {
    int balance;
    static int sum;
  }

  private static void deposit(Account account) {
    synchronized (account) {
      account.balance++;
      Account.sum++; // race: ElementLock$Account.sum
    }
  }

  private static void depositSafely(Account account) {
    synchronized (account) {
      account.balance++;
    }
    synchronized (Account.class) {
      Account.sum++;
    }
  }

  public static void racy() throws Exception {
    Account ada = new Account();
    Account grace = new Account();
    Thread first = new Thread(() -> deposit(ada));
    Thread second = new Thread(() -> deposit(grace));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Account ada = new Account();
    Account grace = new Account();
    Thread first = new Thread(() -> depositSafely(ada));
    Thread second = new Thread(() -> depositSafely(grace));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

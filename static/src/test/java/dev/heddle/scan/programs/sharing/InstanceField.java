// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads add to the balance field of one account without a lock. */
public final class InstanceField {
  static final class Account {
    private int balance;

    void deposit(int amount) {
      balance += amount; // race: InstanceField$Account.balance
    }

    synchronized void depositLocked(int amount) {
      balance += amount;
    }
  }

  public static void racy() throws Exception {
    Account account = new Account();
    Thread first = new Thread(() -> account.deposit(5));
    Thread second = new Thread(() -> account.deposit(7));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Account account = new Account();
    Thread first = new Thread(() -> account.depositLocked(5));
    Thread second = new Thread(() -> account.depositLocked(7));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

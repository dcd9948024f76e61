// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Money goes from one account to another and back, each account locked by its own methods. */
public final class Transfer {
  public static void main(String[] args) throws Exception {
    Account one = new Account();
    Account two = new Account();
    Threads.inOrder(() -> one.transferTo(two, 10), () -> two.transferTo(one, 5));
    System.out.println(one.balance + " " + two.balance);
  }

  private static final class Account {
    private int balance = 100;

    synchronized void transferTo(Account other, int amount) {
      balance -= amount;
      other.deposit(amount);
    }

    private synchronized void deposit(int amount) {
      balance += amount; // deadlock: Account
    }
  }
}

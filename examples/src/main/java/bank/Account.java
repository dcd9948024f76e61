// SPDX-License-Identifier: Apache-2.0
package bank;

/** An account; its lock guards its balance. */
final class Account {
  private final int number;
  private long balance;

  Account(int number, long balance) {
    this.number = number;
    this.balance = balance;
  }

  int number() {
    return number;
  }

  synchronized void deposit(long amount) {
    balance += amount;
  }

  synchronized boolean withdraw(long amount) {
    if (balance < amount) {
      return false;
    }
    balance -= amount;
    return true;
  }

  synchronized long balance() {
    return balance;
  }
}

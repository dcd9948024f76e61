// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.Random;

/** Transfers between many accounts, of which the one with the lower number is locked first. */
public final class TransferInOrder {
  private static final Account[] ACCOUNTS = new Account[100];

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < ACCOUNTS.length; i++) {
      ACCOUNTS[i] = new Account();
    }
    Threads.run(() -> work(1), () -> work(2), () -> work(3));
    int sum = 0;
    for (Account account : ACCOUNTS) {
      sum += account.balance;
    }
    System.out.println(sum);
  }

  private static void work(int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 10_000; i++) {
      transfer(random.nextInt(ACCOUNTS.length), random.nextInt(ACCOUNTS.length));
    }
  }

  private static void transfer(int from, int to) {
    Account first = ACCOUNTS[Math.min(from, to)];
    Account second = ACCOUNTS[Math.max(from, to)];
    synchronized (first) {
      synchronized (second) {
        ACCOUNTS[from].balance--;
        ACCOUNTS[to].balance++;
      }
    }
  }

  private static final class Account {
    private int balance;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;

/** Three threads wait for each other at synchronized methods. */
@OwnJvm
public final class HangsAtMethods {
  private static final int ACCOUNTS = 3;
  private static final Schedule SCHEDULE = new Schedule();

  public static void main(String[] args) {
    Account[] accounts = new Account[ACCOUNTS];
    for (int i = 0; i < ACCOUNTS; i++) {
      accounts[i] = new Account();
    }
    for (int i = 0; i < ACCOUNTS; i++) {
      Account from = accounts[i];
      Account to = accounts[(i + 1) % ACCOUNTS];
      Thread thread = new Thread(() -> from.transferTo(to, 1), "teller-" + i);
      thread.setDaemon(true);
      thread.start();
    }
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static final class Account {
    private int balance = 100;

    synchronized void transferTo(Account other, int amount) {
      balance -= amount;
      SCHEDULE.meet(ACCOUNTS);
      other.deposit(amount);
    }

    synchronized void deposit(int amount) {
      balance += amount; // hangs: Account
    }
  }
}

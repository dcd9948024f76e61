// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** All accesses lie in synchronized methods of the one shared object, so they are ordered. */
public final class SynchronizedMethods {
  private int balance;

  public static void main(String[] args) throws Exception {
    SynchronizedMethods account = new SynchronizedMethods();
    Body deposits =
        () -> {
          for (int i = 0; i < 500; i++) {
            account.deposit(2);
          }
        };
    Threads.run(deposits, deposits);
    System.out.println(account.balance());
  }

  private synchronized void deposit(int amount) {
    balance += amount;
  }

  private synchronized int balance() {
    return balance;
  }
}

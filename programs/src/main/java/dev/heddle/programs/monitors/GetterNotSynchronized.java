// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/**
 * The setter is synchronized and the getter is not: the unsynchronized read races with the write.
 */
public final class GetterNotSynchronized {
  private int balance;

  public static void main(String[] args) throws Exception {
    GetterNotSynchronized account = new GetterNotSynchronized();
    Threads.inOrder(() -> account.deposit(2), account::balance);
    System.out.println("done");
  }

  private synchronized void deposit(int amount) {
    balance = amount; // race: GetterNotSynchronized.balance
  }

  private int balance() {
    return balance; // race: GetterNotSynchronized.balance
  }
}

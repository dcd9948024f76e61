// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** Neither the reference nor the object behind it is published safely: both race. */
public final class UnsafePublication {
  private static Account shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(UnsafePublication::publish, UnsafePublication::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Account(7); // race: UnsafePublication.shared
  }

  private static void read() {
    Account account = shared; // race: UnsafePublication.shared
    int read = account.balance; // race: Account.balance
  }

  private static final class Account {
    int balance;

    Account(int balance) { // may race: Account.balance
      this.balance = balance; // may race: Account.balance
    }
  }
}

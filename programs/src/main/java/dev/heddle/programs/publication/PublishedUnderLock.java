// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** Publication and use both take the same lock. */
public final class PublishedUnderLock {
  private static Account shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PublishedUnderLock::publish, PublishedUnderLock::read);
    System.out.println("done");
  }

  private static void publish() {
    Account account = new Account(7);
    synchronized (PublishedUnderLock.class) {
      shared = account;
    }
  }

  private static void read() {
    Account account;
    synchronized (PublishedUnderLock.class) {
      account = shared;
    }
    if (account.balance != 7) {
      throw new AssertionError();
    }
  }

  private static final class Account {
    int balance;

    Account(int balance) {
      this.balance = balance;
    }
  }
}

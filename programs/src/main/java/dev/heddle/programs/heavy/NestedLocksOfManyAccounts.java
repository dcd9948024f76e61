// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;
import java.util.Random;

/**
 * Transfers between fifty thousand accounts, which come and go: of all the pairs that are locked
 * together only some may be remembered.
 */
@OwnJvm("-Xmx256m")
public final class NestedLocksOfManyAccounts {
  private static final int ACCOUNTS = 50_000;
  private static final int TRANSFERS_PER_THREAD = 2_000_000;
  private static final Slot[] SLOTS = new Slot[ACCOUNTS];

  /** Holds the account with a number; the account in it changes. */
  private static final class Slot {
    private Account account = new Account();

    synchronized Account get() {
      return account;
    }

    synchronized void replace() {
      account = new Account();
    }
  }

  private static final class Account {
    private int balance;
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < ACCOUNTS; i++) {
      SLOTS[i] = new Slot();
    }
    Threads.run(() -> work(1), () -> work(2));
    System.out.println("done");
  }

  private static void work(int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < TRANSFERS_PER_THREAD; i++) {
      int one = random.nextInt(ACCOUNTS);
      int other = random.nextInt(ACCOUNTS);
      if (one != other) {
        transfer(SLOTS[Math.min(one, other)], SLOTS[Math.max(one, other)]);
      }
      if (i % 4 == 0) {
        SLOTS[one].replace();
      }
    }
  }

  private static void transfer(Slot first, Slot second) {
    synchronized (first) {
      synchronized (second) {
        Account from = first.get();
        Account to = second.get();
        synchronized (from) {
          synchronized (to) {
            from.balance--;
            to.balance++;
          }
        }
      }
    }
  }
}

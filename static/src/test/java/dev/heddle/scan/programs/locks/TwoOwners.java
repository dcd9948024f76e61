// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Synchronised methods of two objects guard nothing that the two have in common. */
public final class TwoOwners {
  static final class Safe {
    int gold;
  }

  static final class Owner {
    private final Safe safe;

    Owner(Safe safe) {
      this.safe = safe;
    }

    synchronized void deposit() {
      safe.gold++; // race: TwoOwners$Safe.gold
    }

    void depositLocked() {
      synchronized (safe) {
        safe.gold++;
      }
    }
  }

  public static void racy() throws Exception {
    Safe safe = new Safe();
    Owner ada = new Owner(safe);
    Owner grace = new Owner(safe);
    Thread first = new Thread(ada::deposit);
    Thread second = new Thread(grace::deposit);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Safe safe = new Safe();
    Owner ada = new Owner(safe);
    Owner grace = new Owner(safe);
    Thread first = new Thread(ada::depositLocked);
    Thread second = new Thread(grace::depositLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

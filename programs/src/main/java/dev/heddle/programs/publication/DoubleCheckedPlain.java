// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/**
 * Double-checked locking without volatile: the unlocked first check races, and what it leads to.
 */
public final class DoubleCheckedPlain {
  private static Service instance;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DoubleCheckedPlain::use, DoubleCheckedPlain::use);
    System.out.println("done");
  }

  private static void use() {
    int read = instance().state; // race: Service.state
  }

  private static Service instance() {
    Service local = instance; // race: DoubleCheckedPlain.instance
    if (local == null) {
      synchronized (DoubleCheckedPlain.class) {
        local = instance;
        if (local == null) {
          local = new Service();
          instance = local; // race: DoubleCheckedPlain.instance
        }
      }
    }
    return local;
  }

  private static final class Service {
    int state;

    Service() { // may race: Service.state
      state = 11; // may race: Service.state
    }
  }
}

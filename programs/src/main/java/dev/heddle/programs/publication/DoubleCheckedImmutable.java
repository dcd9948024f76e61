// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** Without volatile but with only final fields inside: still a race, on the reference alone. */
public final class DoubleCheckedImmutable {
  private static Service instance;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DoubleCheckedImmutable::use, DoubleCheckedImmutable::use);
    System.out.println("done");
  }

  private static void use() {
    if (instance().state[0] != 11) {
      throw new AssertionError();
    }
  }

  private static Service instance() {
    Service local = instance; // race: DoubleCheckedImmutable.instance
    if (local == null) {
      synchronized (DoubleCheckedImmutable.class) {
        local = instance;
        if (local == null) {
          local = new Service();
          instance = local; // race: DoubleCheckedImmutable.instance
        }
      }
    }
    return local;
  }

  private static final class Service {
    final int[] state = {11};
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Double-checked locking with a volatile field is right. */
public final class DoubleCheckedVolatile {
  private static volatile Service instance;

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          if (instance().state != 11) {
            throw new AssertionError();
          }
        };
    Threads.run(body, body, body);
    System.out.println("done");
  }

  private static Service instance() {
    Service local = instance;
    if (local == null) {
      synchronized (DoubleCheckedVolatile.class) {
        local = instance;
        if (local == null) {
          local = new Service();
          instance = local;
        }
      }
    }
    return local;
  }

  private static final class Service {
    int state;

    Service() {
      state = 11;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Incrementing a volatile loses updates, yet it is no data race: every access is volatile. */
public final class VolatileIncrement {
  private static volatile int count;

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          for (int i = 0; i < 100; i++) {
            count++;
          }
        };
    Threads.run(body, body);
    System.out.println("done");
  }
}

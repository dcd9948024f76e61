// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Anonymous and local classes with state of their own, one object per thread. */
public final class AnonymousAndLocalClasses {
  public static void main(String[] args) throws Exception {
    class Local {
      private int count;

      void increment() {
        count++;
      }
    }
    Body anonymous =
        new Body() {
          private int calls;

          @Override
          public void run() {
            calls++;
            if (calls != 1) {
              throw new AssertionError();
            }
          }
        };
    Local local = new Local();
    Threads.run(anonymous, local::increment);
    System.out.println(local.count);
  }
}

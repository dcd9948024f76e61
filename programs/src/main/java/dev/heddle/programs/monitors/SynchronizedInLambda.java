// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** A synchronized block in a lambda body is a synchronized block. */
public final class SynchronizedInLambda {
  private int count;

  public static void main(String[] args) throws Exception {
    new SynchronizedInLambda().go();
  }

  private void go() throws InterruptedException {
    Body body =
        () -> {
          synchronized (this) {
            count++;
          }
        };
    Threads.run(body, body, body);
    System.out.println(count);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.time.Duration;

/** Starting and joining virtual threads orders as with any other thread. */
public final class StartAndJoin {
  private static int value;

  public static void main(String[] args) throws Exception {
    value = 1;
    Thread first = Thread.startVirtualThread(() -> value++);
    first.join();
    value++;
    Thread second = Thread.ofVirtual().name("second").unstarted(() -> value++);
    value++;
    second.start();
    second.join(Duration.ofSeconds(10));
    value++;
    Thread third = Thread.ofVirtual().factory().newThread(() -> value++);
    third.start();
    while (third.isAlive()) {
      Thread.sleep(1);
    }
    System.out.println(value);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

/** Each side of an exchange is ordered before what the other does after it. */
public final class ExchangerHandsOver {
  private static final Exchanger<int[]> EXCHANGER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Threads.run(() -> trade(1), () -> trade(2));
    System.out.println("done");
  }

  private static void trade(int mine) throws Exception {
    int[] buffer = new int[1];
    for (int i = 0; i < 20; i++) {
      buffer[0] = mine;
      buffer = EXCHANGER.exchange(buffer, 10, TimeUnit.SECONDS);
      if (buffer[0] != 3 - mine) {
        throw new AssertionError();
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Exchanger;

/** The buffer was given away, and is still written by the giver. */
public final class BufferKeptAfterExchange {
  private static final Exchanger<int[]> EXCHANGER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Threads.run(BufferKeptAfterExchange::giver, BufferKeptAfterExchange::taker);
    System.out.println("done");
  }

  private static void giver() throws InterruptedException {
    int[] buffer = new int[1];
    EXCHANGER.exchange(buffer);
    buffer[0] = 1; // race: int[]
  }

  private static void taker() throws InterruptedException {
    int[] buffer = EXCHANGER.exchange(null);
    int read = buffer[0]; // race: int[]
  }
}

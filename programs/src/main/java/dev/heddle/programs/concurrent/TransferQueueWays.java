// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TransferQueue;

/** A transfer queue hands over by put, transfer and tryTransfer. */
public final class TransferQueueWays {
  private static final TransferQueue<int[]> QUEUE = new LinkedTransferQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(TransferQueueWays::give, TransferQueueWays::take);
    System.out.println("done");
  }

  private static void give() throws InterruptedException {
    QUEUE.put(make());
    QUEUE.transfer(make());
    QUEUE.tryTransfer(make(), 10, TimeUnit.SECONDS);
    int[] last = make();
    while (!QUEUE.tryTransfer(last)) {
      Thread.yield();
    }
  }

  private static void take() throws InterruptedException {
    for (int i = 0; i < 4; i++) {
      if (QUEUE.take()[0] != 4) {
        throw new AssertionError();
      }
    }
  }

  private static int[] make() {
    int[] cells = new int[1];
    cells[0] = 4;
    return cells;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * On a full linked queue or deque, removing happens before the insertion that it makes room for.
 */
public final class BoundedLinkedQueueTurnsAround {
  private static int value;

  public static void main(String[] args) throws Exception {
    check(new LinkedBlockingQueue<>(1));
    check(new LinkedBlockingDeque<>(1));
    System.out.println("done");
  }

  private static void check(BlockingQueue<String> queue) throws Exception {
    queue.put("first");
    value = 0;
    Threads.run(
        () -> {
          value = 1;
          queue.take();
        },
        () -> {
          queue.put("second");
          if (value != 1) {
            throw new AssertionError();
          }
        });
  }
}

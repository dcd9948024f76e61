// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Work is handed over through an ArrayDeque and not through a blocking queue. */
public final class BlockingHandover {
  public static void racy() throws Exception {
    ArrayDeque<Integer> work = new ArrayDeque<>();
    Thread consumer =
        new Thread(
            () -> {
              System.out.println(work.pollFirst()); // race: java.util.ArrayDeque
            });
    consumer.start();
    work.addLast(7); // race: java.util.ArrayDeque
    consumer.join();
  }

  public static void safe() throws Exception {
    BlockingQueue<Integer> work = new LinkedBlockingQueue<>();
    Thread consumer =
        new Thread(
            () -> {
              System.out.println(work.poll());
            });
    consumer.start();
    work.add(7);
    consumer.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Every way to insert and every way to see or remove an element hands it over. */
public final class EveryQueueMethod {
  public static void main(String[] args) throws Exception {
    BlockingQueue<int[]> queue = new LinkedBlockingQueue<>();
    Threads.inOrder(
        () -> {
          queue.put(make());
          queue.add(make());
          queue.offer(make());
          queue.offer(make(), 1, TimeUnit.SECONDS);
          queue.addAll(List.of(make(), make(), make()));
        },
        () -> {
          check(queue.peek());
          check(queue.element());
          for (int[] cells : queue) {
            check(cells);
          }
          check(queue.take());
          check(queue.poll());
          check(queue.poll(1, TimeUnit.SECONDS));
          check(queue.remove());
          List<int[]> rest = new ArrayList<>();
          queue.drainTo(rest, 2);
          queue.drainTo(rest);
          rest.forEach(EveryQueueMethod::check);
        });
    System.out.println(queue.size());
  }

  private static int[] make() {
    int[] cells = new int[1];
    cells[0] = 9;
    return cells;
  }

  private static void check(int[] cells) {
    if (cells[0] != 9) {
      throw new AssertionError();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

/** A priority queue asks the program's comparator with its lock held. */
public final class ComparatorUnderLock {

  private static final class ByLength implements Comparator<String> {
    private int comparisons;

    @Override
    public int compare(String first, String second) {
      comparisons++;
      return first.length() - second.length();
    }
  }

  public static void main(String[] args) throws Exception {
    PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(11, new ByLength());
    queue.add("a");
    queue.add("b");
    Threads.inOrder(() -> use(queue), () -> use(queue));
    Threads.run(() -> use(queue), () -> use(queue));
    System.out.println("done");
  }

  private static void use(PriorityBlockingQueue<String> queue) {
    for (int i = 0; i < 20; i++) {
      queue.add("x" + i);
      queue.poll();
    }
  }
}

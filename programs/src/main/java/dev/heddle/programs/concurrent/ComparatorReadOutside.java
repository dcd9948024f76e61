// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

/** What the comparator of a priority queue counts is read without the lock. */
public final class ComparatorReadOutside {

  private static final class ByLength implements Comparator<String> {
    private int comparisons;

    @Override
    public int compare(String first, String second) {
      comparisons++; // race: ByLength.comparisons
      return first.length() - second.length();
    }
  }

  public static void main(String[] args) throws Exception {
    ByLength order = new ByLength();
    PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(11, order);
    queue.add("a");
    Threads.inOrder(
        () -> queue.add("b"),
        () -> {
          int read = order.comparisons; // race: ByLength.comparisons
        });
    System.out.println("done");
  }
}

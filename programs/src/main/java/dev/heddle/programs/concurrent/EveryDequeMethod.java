// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Both ends of blocking and concurrent deques hand over. */
public final class EveryDequeMethod {
  public static void main(String[] args) throws Exception {
    check(new LinkedBlockingDeque<>());
    check(new ConcurrentLinkedDeque<>());
    System.out.println("done");
  }

  private static void check(Deque<int[]> deque) throws Exception {
    Threads.inOrder(
        () -> {
          deque.addFirst(make());
          deque.addLast(make());
          deque.offerFirst(make());
          deque.offerLast(make());
          deque.push(make());
        },
        () -> {
          use(deque.peekFirst());
          use(deque.peekLast());
          use(deque.getFirst());
          use(deque.descendingIterator().next());
          use(deque.pollFirst());
          use(deque.pollLast());
          use(deque.removeFirst());
          use(deque.removeLast());
          use(deque.pop());
        });
  }

  private static int[] make() {
    int[] cells = new int[1];
    cells[0] = 9;
    return cells;
  }

  private static void use(int[] cells) {
    if (cells[0] != 9) {
      throw new AssertionError();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack: a node's plain fields are ordered by the CAS that published it. */
public final class TreiberStack {
  private static final AtomicReference<Node> TOP = new AtomicReference<>();

  public static void main(String[] args) throws Exception {
    Threads.run(() -> push(1), () -> push(2), TreiberStack::popAll);
    popAll();
    System.out.println("done");
  }

  private static void push(int value) {
    for (int i = 0; i < 50; i++) {
      Node node = new Node();
      node.value = value;
      do {
        node.next = TOP.get();
      } while (!TOP.compareAndSet(node.next, node));
    }
  }

  private static void popAll() {
    int sum = 0;
    for (Node node = TOP.get(); node != null; node = TOP.get()) {
      if (TOP.compareAndSet(node, node.next)) {
        sum += node.value;
      }
    }
    if (sum > 150) {
      throw new AssertionError(sum);
    }
  }

  private static final class Node {
    int value;
    Node next;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** The freeze covers a whole graph of plain objects that hangs on one final field. */
public final class FinalObjectGraph {
  private static Holder shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FinalObjectGraph::publish, FinalObjectGraph::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Holder(); // race: FinalObjectGraph.shared
  }

  private static void read() {
    Holder holder = shared; // race: FinalObjectGraph.shared
    Node node = holder.first;
    int sum = 0;
    while (node != null) {
      sum += node.value;
      node = node.next;
    }
    if (sum != 6) {
      throw new AssertionError(sum);
    }
  }

  private static final class Holder {
    final Node first;

    Holder() {
      Node list = null;
      for (int i = 1; i <= 3; i++) {
        Node node = new Node();
        node.value = i;
        node.next = list;
        list = node;
      }
      first = list;
    }
  }

  private static final class Node {
    int value;
    Node next;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads push onto a hand-made linked stack. */
public final class LinkedNodes {
  static final class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private Node head;

  private void push(int value) {
    head = new Node(value, head); // race: LinkedNodes.head
  }

  private synchronized void pushLocked(int value) {
    head = new Node(value, head);
  }

  public static void racy() throws Exception {
    LinkedNodes stack = new LinkedNodes();
    Thread first = new Thread(() -> stack.push(1));
    Thread second = new Thread(() -> stack.push(2));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    LinkedNodes stack = new LinkedNodes();
    Thread first = new Thread(() -> stack.pushLocked(1));
    Thread second = new Thread(() -> stack.pushLocked(2));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

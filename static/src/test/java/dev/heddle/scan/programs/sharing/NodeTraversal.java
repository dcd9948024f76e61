// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** One thread relabels the nodes of a chain while another adds the labels up. */
public final class NodeTraversal {
  static final class Link {
    final Link next;
    int label;

    Link(Link next) {
      this.next = next;
    }
  }

  private static Link chain(int length) {
    Link first = null;
    for (int i = 0; i < length; i++) {
      first = new Link(first);
    }
    return first;
  }

  private static void relabel(Link first) {
    for (Link link = first; link != null; link = link.next) {
      link.label++; // race: NodeTraversal$Link.label
    }
  }

  private static int sum(Link first) {
    int sum = 0;
    for (Link link = first; link != null; link = link.next) {
      sum += link.label; // race: NodeTraversal$Link.label
    }
    return sum;
  }

  public static void racy() throws Exception {
    Link first = chain(10);
    Thread relabeller = new Thread(() -> relabel(first));
    relabeller.start();
    System.out.println(sum(first));
    relabeller.join();
  }

  public static void safe() throws Exception {
    Link first = chain(10);
    Thread relabeller = new Thread(() -> relabel(first));
    relabeller.start();
    relabeller.join();
    System.out.println(sum(first));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** Each child is joined before the next is started, so all of them take turns. */
public final class ManyChildrenInSequence {
  private static int value;

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 100; i++) {
      Thread child = new Thread(() -> value++);
      child.start();
      child.join();
    }
    System.out.println(value);
  }
}

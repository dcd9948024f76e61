// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/**
 * The grandparent's write reaches the grandchild through two starts, and comes back by two joins.
 */
public final class TwoGenerations {
  private static int value;

  public static void main(String[] args) throws Exception {
    value = 1;
    Thread child = new Thread(TwoGenerations::child);
    child.start();
    child.join();
    System.out.println(value);
  }

  private static void child() {
    Thread grandchild = new Thread(() -> value++);
    grandchild.start();
    try {
      grandchild.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

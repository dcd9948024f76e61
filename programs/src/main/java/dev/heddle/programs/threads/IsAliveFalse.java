// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** Seeing isAlive() return false is as good as a join. */
public final class IsAliveFalse {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread child = new Thread(() -> value = 1);
    child.start();
    while (child.isAlive()) {
      Thread.sleep(1);
    }
    System.out.println(value);
  }
}

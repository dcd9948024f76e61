// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** What the parent wrote before start() is ordered before everything the child does. */
public final class StartHandsOver {
  private static int value;

  public static void main(String[] args) throws Exception {
    value = 1;
    Thread child =
        new Thread(
            () -> {
              if (value++ != 1) {
                throw new AssertionError();
              }
            });
    child.start();
    child.join();
    System.out.println(value);
  }
}

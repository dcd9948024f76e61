// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** The parent reads the result without waiting for the child. */
public final class ReadBeforeJoin {
  private static int result;

  public static void main(String[] args) throws Exception {
    Thread child = new Thread(() -> result = 1); // race: ReadBeforeJoin.result
    child.start();
    Thread.sleep(20);
    int read = result; // race: ReadBeforeJoin.result
    child.join();
    System.out.println("done");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** What the parent writes after start() races with the child. */
public final class WriteAfterStart {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread child = new Thread(WriteAfterStart::read);
    child.start();
    value = 1; // race: WriteAfterStart.value
    child.join();
    System.out.println(value);
  }

  private static void read() {
    int read = value; // race: WriteAfterStart.value
  }
}

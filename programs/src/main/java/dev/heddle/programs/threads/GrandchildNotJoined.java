// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** The child is joined, but the grandchild that it left running is not. */
public final class GrandchildNotJoined {
  private static Thread grandchild;
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread child = new Thread(GrandchildNotJoined::child);
    child.start();
    child.join();
    int read = value; // race: GrandchildNotJoined.value
    grandchild.join();
    System.out.println("done");
  }

  private static void child() {
    grandchild = new Thread(() -> value = 1); // race: GrandchildNotJoined.value
    grandchild.start();
  }
}

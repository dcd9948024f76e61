// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** Calling run() instead of start() makes no thread, hence no race. */
public final class RunCalledDirectly {
  private static int value;

  public static void main(String[] args) {
    Thread notStarted = new Thread(() -> value++);
    notStarted.run();
    value++;
    notStarted.run();
    System.out.println(value);
  }
}

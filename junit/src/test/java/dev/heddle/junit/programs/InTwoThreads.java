// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.programs;

/** Runs the same in two threads at once. */
final class InTwoThreads {
  private InTwoThreads() {}

  static void run(Runnable task) throws InterruptedException {
    Thread first = new Thread(task, "first");
    Thread second = new Thread(task, "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** The join before the read is skipped on one path. */
public final class JoinOnOnePath {
  private static int result;

  private static void work() {
    result = 5; // race: JoinOnOnePath.result
  }

  public static void racy() throws Exception {
    Thread worker = new Thread(() -> work());
    worker.start();
    if (System.nanoTime() % 2 == 0) {
      worker.join();
    }
    System.out.println(result); // race: JoinOnOnePath.result
  }

  public static void safe() throws Exception {
    Thread worker = new Thread(() -> work());
    worker.start();
    if (System.nanoTime() % 2 == 0) {
      System.out.println("even");
      worker.join();
    } else {
      worker.join();
    }
    System.out.println(result);
  }
}

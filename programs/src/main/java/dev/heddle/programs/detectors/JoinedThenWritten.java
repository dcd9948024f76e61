// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/** A result is used after a join. No race; the lock-set papers do not look at joins. */
public final class JoinedThenWritten {
  private int result;

  public static void main(String[] args) throws InterruptedException {
    JoinedThenWritten task = new JoinedThenWritten();
    Thread worker =
        new Thread(
            () -> {
              task.result = 20; // eraser, racer: JoinedThenWritten.result
            });
    worker.start();
    worker.join();
    task.result++; // eraser, racer: JoinedThenWritten.result
    System.out.println(task.result);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** A lambda thread writes a field that the main thread writes too. */
public final class LambdaThread {
  private String status = "new";

  public static void racy() throws Exception {
    LambdaThread job = new LambdaThread();
    Thread worker =
        new Thread(
            () -> {
              job.status = "running"; // race: LambdaThread.status
            });
    worker.start();
    job.status = "submitted"; // race: LambdaThread.status
    worker.join();
  }

  public static void safe() throws Exception {
    LambdaThread job = new LambdaThread();
    Thread worker =
        new Thread(
            () -> {
              job.status = "running";
            });
    job.status = "submitted";
    worker.start();
    worker.join();
  }
}

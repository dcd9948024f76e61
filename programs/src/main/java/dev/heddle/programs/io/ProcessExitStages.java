// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import java.util.concurrent.CompletableFuture;

/** A stage that waits for a process comes after whoever added it, and before whoever joins it. */
public final class ProcessExitStages {
  private static int before;
  private static int after;

  public static void main(String[] args) throws Exception {
    Process process = new ProcessBuilder("echo").start();
    before = 1;
    CompletableFuture<Void> stage = process.onExit().thenAcceptAsync(ended -> after = before + 1);
    stage.join();
    System.out.println(after + " " + process.waitFor());
  }
}

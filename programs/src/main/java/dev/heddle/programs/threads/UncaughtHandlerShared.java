// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** Two dying threads run one handler at the same time, and it keeps an unguarded count. */
public final class UncaughtHandlerShared {
  private static int failures;

  public static void main(String[] args) throws Exception {
    Thread first = failing();
    Thread second = failing();
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println("done");
  }

  private static Thread failing() {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("on purpose");
            });
    thread.setUncaughtExceptionHandler(
        (dying, failure) -> {
          failures++; // race: UncaughtHandlerShared.failures
        });
    return thread;
  }
}

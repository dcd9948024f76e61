// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** The handler of an uncaught exception runs in the dying thread, before its end. */
public final class UncaughtHandler {
  private static int failures;

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 3; i++) {
      Thread failing =
          new Thread(
              () -> {
                throw new IllegalStateException("on purpose");
              });
      failing.setUncaughtExceptionHandler((thread, failure) -> failures++);
      failing.start();
      failing.join();
    }
    System.out.println(failures);
  }
}

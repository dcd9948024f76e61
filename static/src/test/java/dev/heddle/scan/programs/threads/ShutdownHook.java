// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** A shutdown hook reads a field that the program may still be writing. */
public final class ShutdownHook {
  private static int unsaved;
  private static volatile int pending;

  private static void warn() {
    System.out.println(unsaved); // race: ShutdownHook.unsaved
  }

  private static void warnPending() {
    System.out.println(pending);
  }

  public static void racy() throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> warn()));
    for (int i = 0; i < 10; i++) {
      unsaved = i; // race: ShutdownHook.unsaved
    }
  }

  public static void safe() throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> warnPending()));
    for (int i = 0; i < 10; i++) {
      pending = i;
    }
  }
}

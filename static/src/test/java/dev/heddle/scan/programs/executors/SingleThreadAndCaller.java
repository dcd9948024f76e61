// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The caller writes what a task of the single-thread executor also writes. */
public final class SingleThreadAndCaller {
  private static int cursor;

  private static void move() {
    cursor++; // race: SingleThreadAndCaller.cursor
  }

  public static void racy() throws Exception {
    ExecutorService screen = Executors.newSingleThreadExecutor();
    screen.execute(() -> move());
    move();
    screen.shutdown();
  }

  public static void safe() throws Exception {
    ExecutorService screen = Executors.newSingleThreadExecutor();
    move();
    screen.execute(() -> move());
    screen.shutdown();
  }
}

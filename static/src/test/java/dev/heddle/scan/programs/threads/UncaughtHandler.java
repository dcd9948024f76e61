// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.atomic.AtomicInteger;

/** The handler of uncaught exceptions runs in each of the dying threads. */
public final class UncaughtHandler {
  private static int failures;
  private static final AtomicInteger FAILURES = new AtomicInteger();

  private static void fail() {
    throw new IllegalStateException("thread broke");
  }

  private static void record() {
    failures++; // race: UncaughtHandler.failures
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> fail());
    Thread second = new Thread(() -> fail());
    first.setUncaughtExceptionHandler((thread, failure) -> record());
    second.setUncaughtExceptionHandler((thread, failure) -> record());
    first.start();
    second.start();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> fail());
    Thread second = new Thread(() -> fail());
    first.setUncaughtExceptionHandler((thread, failure) -> FAILURES.incrementAndGet());
    second.setUncaughtExceptionHandler((thread, failure) -> FAILURES.incrementAndGet());
    first.start();
    second.start();
  }
}

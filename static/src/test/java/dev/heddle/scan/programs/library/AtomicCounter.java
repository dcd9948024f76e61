// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.atomic.AtomicInteger;

/** A counter is a plain Integer field instead of an AtomicInteger. */
public final class AtomicCounter {
  private Integer boxed = 0;
  private final AtomicInteger atomic = new AtomicInteger();

  private void count() {
    boxed = boxed + 1; // race: AtomicCounter.boxed
  }

  private void countAtomically() {
    atomic.incrementAndGet();
  }

  public static void racy() throws Exception {
    AtomicCounter counter = new AtomicCounter();
    Thread first = new Thread(counter::count);
    Thread second = new Thread(counter::count);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    AtomicCounter counter = new AtomicCounter();
    Thread first = new Thread(counter::countAtomically);
    Thread second = new Thread(counter::countAtomically);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Formatter;

/** A Formatter is used by two threads under one lock. */
public final class FormatterLocked {
  private static final Formatter SHARED = new Formatter();

  public static void main(String[] args) throws Exception {
    Threads.run(FormatterLocked::first, FormatterLocked::second, FormatterLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.format("%d", 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      SHARED.format("%d", 2);
    }
  }
}

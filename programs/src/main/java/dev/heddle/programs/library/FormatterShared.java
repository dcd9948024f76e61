// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Formatter;

/** A Formatter is not thread-safe, and is used by two threads without a lock. */
public final class FormatterShared {
  private static final Formatter SHARED = new Formatter();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FormatterShared::first, FormatterShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.format("%d", 1); // race: java.util.Formatter
  }

  private static void second() {
    SHARED.format("%d", 2); // race: java.util.Formatter
  }
}

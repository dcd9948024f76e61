// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.StringJoiner;

/** A StringJoiner is not thread-safe, and is used by two threads without a lock. */
public final class StringJoinerShared {
  private static final StringJoiner SHARED = new StringJoiner(",");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StringJoinerShared::first, StringJoinerShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.add("text"); // race: java.util.StringJoiner
  }

  private static void second() {
    int read = SHARED.length(); // race: java.util.StringJoiner
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Matcher is used by two threads under one lock. */
public final class MatcherLocked {
  private static final Matcher SHARED = Pattern.compile("a").matcher("aaa");

  public static void main(String[] args) throws Exception {
    Threads.run(MatcherLocked::first, MatcherLocked::second, MatcherLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      boolean first = SHARED.find();
    }
  }

  private static void second() {
    synchronized (SHARED) {
      boolean second = SHARED.find();
    }
  }
}

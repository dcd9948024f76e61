// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Matcher is not thread-safe, and is used by two threads without a lock. */
public final class MatcherShared {
  private static final Matcher SHARED = Pattern.compile("a").matcher("aaa");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(MatcherShared::first, MatcherShared::second);
    System.out.println("done");
  }

  private static void first() {
    boolean first = SHARED.find(); // race: java.util.regex.Matcher
  }

  private static void second() {
    boolean second = SHARED.find(); // race: java.util.regex.Matcher
  }
}

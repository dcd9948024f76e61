// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Pattern may be shared by threads but a Matcher may not. */
public final class MatcherReuse {
  private static final Pattern WORD = Pattern.compile("[a-z]+");

  private static void find(Matcher matcher) {
    while (matcher.find()) { // race: java.util.regex.Matcher
      System.out.println(matcher.group()); // race: java.util.regex.Matcher
    }
  }

  public static void racy() throws Exception {
    Matcher matcher = WORD.matcher("warp and weft");
    Thread first = new Thread(() -> find(matcher));
    Thread second = new Thread(() -> find(matcher));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> find(WORD.matcher("warp and weft")));
    Thread second = new Thread(() -> find(WORD.matcher("warp and weft")));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.StringJoiner;

/** Two threads add to a StringJoiner. */
public final class JoinedText {
  private static void join(StringJoiner joiner, int from) {
    for (int i = from; i < from + 5; i++) {
      joiner.add(String.valueOf(i)); // race: java.util.StringJoiner
    }
  }

  public static void racy() throws Exception {
    StringJoiner joiner = new StringJoiner(", ");
    Thread first = new Thread(() -> join(joiner, 0));
    Thread second = new Thread(() -> join(joiner, 5));
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(joiner);
  }

  public static void safe() throws Exception {
    StringJoiner left = new StringJoiner(", ");
    StringJoiner right = new StringJoiner(", ");
    Thread first = new Thread(() -> join(left, 0));
    Thread second = new Thread(() -> join(right, 5));
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(left.merge(right));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The predicate of dropWhile switches a shared flag off. */
public final class DropWhilePredicate {
  private static boolean inHeader = true;

  private static boolean header(String line) {
    if (line.isEmpty()) {
      inHeader = false; // race: DropWhilePredicate.inHeader
    }
    return inHeader; // race: DropWhilePredicate.inHeader
  }

  public static void racy() throws Exception {
    Stream<String> mail = Stream.of("From: a", "", "text").parallel();
    System.out.println(mail.dropWhile(line -> header(line)).count());
  }

  public static void safe() throws Exception {
    Stream<String> mail = Stream.of("From: a", "", "text").parallel();
    System.out.println(mail.dropWhile(line -> line.contains(":")).count());
  }
}

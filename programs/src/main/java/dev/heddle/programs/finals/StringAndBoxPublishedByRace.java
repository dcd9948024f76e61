// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/**
 * Strings and boxed numbers are immutable: publishing them by a race is a race on the reference.
 */
public final class StringAndBoxPublishedByRace {
  private static String text;
  private static Long number;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StringAndBoxPublishedByRace::publish, StringAndBoxPublishedByRace::read);
    System.out.println("done");
  }

  private static void publish() {
    text = String.valueOf(new char[] {'a', 'b'}); // race: StringAndBoxPublishedByRace.text
    number = Long.valueOf(4711L); // race: StringAndBoxPublishedByRace.number
  }

  private static void read() {
    String local = text; // race: StringAndBoxPublishedByRace.text
    Long box = number; // race: StringAndBoxPublishedByRace.number
    if (!local.equals("ab") || box.hashCode() != 4711) {
      throw new AssertionError();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Two reads never race. */
public final class ReadRead {
  private static int number;
  private static String text;

  public static void main(String[] args) throws Exception {
    number = 3;
    text = "text";
    Body reader =
        () -> {
          if (number + text.length() != 7) {
            throw new AssertionError();
          }
        };
    Threads.run(reader, reader, reader, reader);
    number = 4;
    System.out.println(number);
  }
}

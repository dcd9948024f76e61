// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Threads that read static fields nobody has written see default values, without a race. */
public final class DefaultValuesReadByMany {
  private static int number;
  private static Object reference;

  public static void main(String[] args) throws Exception {
    Body reader =
        () -> {
          if (number != 0 || reference != null) {
            throw new AssertionError();
          }
        };
    Threads.run(reader, reader, reader);
    System.out.println("done");
  }
}

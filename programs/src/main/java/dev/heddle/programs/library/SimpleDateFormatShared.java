// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Date;

/**
 * A SimpleDateFormat, which works in its own calendar, is not thread-safe, and is used by two
 * threads without a lock.
 */
public final class SimpleDateFormatShared {
  private static final DateFormat SHARED = new SimpleDateFormat("yyyy");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SimpleDateFormatShared::first, SimpleDateFormatShared::second);
    System.out.println("done");
  }

  private static void first() {
    String first = SHARED.format(new Date(0)); // race: java.text.SimpleDateFormat
  }

  private static void second() {
    String second = SHARED.format(new Date(1)); // race: java.text.SimpleDateFormat
  }
}

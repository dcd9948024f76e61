// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Date;

/** A SimpleDateFormat, which works in its own calendar, is used by two threads under one lock. */
public final class SimpleDateFormatLocked {
  private static final DateFormat SHARED = new SimpleDateFormat("yyyy");

  public static void main(String[] args) throws Exception {
    Threads.run(
        SimpleDateFormatLocked::first,
        SimpleDateFormatLocked::second,
        SimpleDateFormatLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      String first = SHARED.format(new Date(0));
    }
  }

  private static void second() {
    synchronized (SHARED) {
      String second = SHARED.format(new Date(1));
    }
  }
}

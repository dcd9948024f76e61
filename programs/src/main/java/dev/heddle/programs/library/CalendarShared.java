// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** A Calendar is not thread-safe, and is used by two threads without a lock. */
public final class CalendarShared {
  private static final Calendar SHARED = new GregorianCalendar(2020, 1, 2);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CalendarShared::first, CalendarShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.set(Calendar.YEAR, 2021); // race: java.util.Calendar
  }

  private static void second() {
    long read = SHARED.getTimeInMillis(); // race: java.util.Calendar
  }
}

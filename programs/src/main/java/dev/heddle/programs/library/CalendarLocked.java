// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** A Calendar is used by two threads under one lock. */
public final class CalendarLocked {
  private static final Calendar SHARED = new GregorianCalendar(2020, 1, 2);

  public static void main(String[] args) throws Exception {
    Threads.run(CalendarLocked::first, CalendarLocked::second, CalendarLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.set(Calendar.YEAR, 2021);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      long read = SHARED.getTimeInMillis();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.time.LocalDate;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** A Calendar is mutable and even its getters compute fields, unlike a LocalDate. */
public final class SharedCalendar {
  private static void shift(Calendar calendar) {
    calendar.add(Calendar.DAY_OF_MONTH, 1); // race: java.util.GregorianCalendar
  }

  public static void racy() throws Exception {
    GregorianCalendar calendar = new GregorianCalendar(2024, Calendar.MAY, 1);
    Thread shifter = new Thread(() -> shift(calendar));
    shifter.start();
    System.out.println(calendar.get(Calendar.MONTH)); // race: java.util.GregorianCalendar
    shifter.join();
  }

  public static void safe() throws Exception {
    LocalDate date = LocalDate.of(2024, 5, 1);
    Thread shifter = new Thread(() -> System.out.println(date.plusDays(1)));
    shifter.start();
    System.out.println(date.getMonthValue());
    shifter.join();
  }
}

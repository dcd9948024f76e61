// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Date;

/** A static SimpleDateFormat is used by two threads. */
public final class DateFormatting {
  private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");
  private static final DateTimeFormatter FORMATTER = DateTimeFormatter.ofPattern("yyyy-MM-dd");

  private static void print() {
    System.out.println(FORMAT.format(new Date())); // race: java.text.SimpleDateFormat
  }

  private static void printSafely() {
    System.out.println(FORMATTER.format(LocalDate.now()));
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> print());
    Thread second = new Thread(() -> print());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> printSafely());
    Thread second = new Thread(() -> printSafely());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

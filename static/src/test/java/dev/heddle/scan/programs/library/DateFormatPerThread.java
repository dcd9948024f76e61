// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.text.SimpleDateFormat;
import java.util.Date;

/** A date format that should be thread-local is shared through a field. */
public final class DateFormatPerThread {
  private final SimpleDateFormat shared = new SimpleDateFormat("HH:mm");
  private final ThreadLocal<SimpleDateFormat> own =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("HH:mm"));

  private String format(Date date) {
    return shared.format(date); // race: java.text.SimpleDateFormat
  }

  private String formatSafely(Date date) {
    return own.get().format(date);
  }

  public static void racy() throws Exception {
    DateFormatPerThread clock = new DateFormatPerThread();
    Thread first = new Thread(() -> clock.format(new Date(0)));
    Thread second = new Thread(() -> clock.format(new Date(1)));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    DateFormatPerThread clock = new DateFormatPerThread();
    Thread first = new Thread(() -> clock.formatSafely(new Date(0)));
    Thread second = new Thread(() -> clock.formatSafely(new Date(1)));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * Points in time as reports have them: {@code 2026-11-16T12:30:00Z}. The JDK's formats do the same
 * and more, but to load them takes a checked program longer than to write the rest of the report.
 */
public final class Utc {
  private static final String FORM = "0000-00-00T00:00:00Z";
  private static final int MILLIS = 1000;

  private Utc() {}

  /** The whole second of a time in milliseconds since 1970. */
  public static String second(long millis) {
    LocalDateTime time =
        LocalDateTime.ofEpochSecond(Math.floorDiv(millis, MILLIS), 0, ZoneOffset.UTC);
    StringBuilder text = new StringBuilder(FORM.length());
    text.append(time.toLocalDate()).append('T');
    twoDigits(time.getHour(), text).append(':');
    twoDigits(time.getMinute(), text).append(':');
    return twoDigits(time.getSecond(), text).append('Z').toString();
  }

  private static StringBuilder twoDigits(int number, StringBuilder text) {
    return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
  }

  /**
   * The milliseconds since 1970 of what {@link #second} has written.
   *
   * @throws DateTimeException if it is in another form
   */
  public static long millis(String second) {
    if (second.length() != FORM.length()) {
      throw new DateTimeException(second);
    }
    for (int i = 0; i < FORM.length(); i++) {
      char expected = FORM.charAt(i);
      char is = second.charAt(i);
      if (expected == '0' ? is < '0' || is > '9' : is != expected) {
        throw new DateTimeException(second);
      }
    }
    LocalDateTime time =
        LocalDateTime.of(
            number(second, 0, 4),
            number(second, 5, 7),
            number(second, 8, 10),
            number(second, 11, 13),
            number(second, 14, 16),
            number(second, 17, 19));
    return time.toEpochSecond(ZoneOffset.UTC) * MILLIS;
  }

  private static int number(String text, int from, int to) {
    return Integer.parseInt(text, from, to, 10);
  }
}

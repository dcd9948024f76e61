// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.time.LocalDate;
import java.util.Properties;
import java.util.Random;
import java.util.regex.Pattern;

/** Classes that are documented as thread-safe or immutable are used by all threads at once. */
public final class ThreadSafeClasses {
  private static final Random RANDOM = new Random(1);
  private static final Pattern PATTERN = Pattern.compile("[a-z]+");
  private static final Properties PROPERTIES = new Properties();
  private static final ByteArrayOutputStream BYTES = new ByteArrayOutputStream();
  private static final java.time.format.DateTimeFormatter FORMATTER =
      java.time.format.DateTimeFormatter.ISO_LOCAL_DATE;

  public static void main(String[] args) throws Exception {
    Threads.run(ThreadSafeClasses::use, ThreadSafeClasses::use);
    System.out.println(BYTES.size());
  }

  private static void use() {
    for (int i = 0; i < 10; i++) {
      RANDOM.nextInt();
      PROPERTIES.setProperty("key", "value");
      BYTES.write(1);
      String text = String.format("%s %d", FORMATTER.format(LocalDate.of(2020, 1, 2)), i);
      if (!PATTERN.matcher("abc").matches() || text.length() != 12) {
        throw new AssertionError(text);
      }
    }
  }
}

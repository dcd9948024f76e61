// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.OptionException;
import dev.heddle.scan.Scan;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a scan may take, and how much memory. */
final class ScanLimits {
  private static final Pattern MEMORY = Pattern.compile("0*([1-9][0-9]{0,8})([kmg]?)b?");
  private static final long SECOND = 1_000_000_000;
  private static final long MEGABYTE = 1L << 20;

  /** Races are looked for in what is known of the call graph, so some time must be left for it. */
  private static final double SHARE_OF_CALL_GRAPH = 0.7;

  /** A scan that does not end by itself this long after the time is over is given up. */
  private static final double PATIENCE = 1.2;

  private static final long LEAST_PATIENCE = 5 * SECOND;

  /** When more than this share of the heap is in use, little but garbage collection happens. */
  private static final double USABLE_HEAP = 0.9;

  /** How rare collections are that only find out how much memory is in use. */
  private static final int REST_BETWEEN_COLLECTIONS = 10;

  /** In nanoseconds; 0 for as long as it takes. */
  private final long time;

  private final long memory;
  private final LongSupplier clock;
  private final LongSupplier usedMemory;
  private final long start;
  private long nextCollection;
  private volatile String reason;

  ScanLimits(long time, long memory, LongSupplier clock, LongSupplier usedMemory) {
    this.time = time;
    this.memory = memory;
    this.clock = clock;
    this.usedMemory = usedMemory;
    this.start = clock.getAsLong();
    this.nextCollection = start;
  }

  /**
   * @param seconds null for as long as it takes
   * @param memory null for as much as the JVM has
   */
  static ScanLimits of(String seconds, String memory) {
    long usable = (long) (Runtime.getRuntime().maxMemory() * USABLE_HEAP);
    return new ScanLimits(
        seconds == null ? 0 : nanoseconds(seconds),
        memory == null ? usable : Math.min(bytes(memory), usable),
        System::nanoTime,
        () -> Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
  }

  private static long nanoseconds(String seconds) {
    try {
      double number = Double.parseDouble(seconds);
      if (number > 0 && number < Integer.MAX_VALUE) {
        return (long) (number * SECOND);
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw new OptionException("--timeout is a number of seconds, not \"" + seconds + "\"");
  }

  private static long bytes(String text) {
    Matcher matcher = MEMORY.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new OptionException(
          "--max-memory is an amount of memory such as 512m or 2g, not \"" + text + "\"");
    }
    int shift =
        switch (matcher.group(2)) {
          case "k" -> 10;
          case "m" -> 20;
          case "g" -> 30;
          default -> 0;
        };
    return Long.parseLong(matcher.group(1)) << shift;
  }

  /** Whether the scan is to end what it does in this phase. */
  boolean isOver(Scan.Phase phase) {
    double share = phase == Scan.Phase.CALL_GRAPH ? SHARE_OF_CALL_GRAPH : 1;
    if (time > 0 && elapsed() > time * share) {
      reason = timeIsOver();
      return true;
    }
    // What races need beyond the call graph is little.
    if (phase == Scan.Phase.CALL_GRAPH && isMemoryUsed()) {
      reason = memoryIsUsed();
      return true;
    }
    return false;
  }

  /** Whether to wait no longer for a scan that was told that it is over. */
  boolean isPatienceOver() {
    return time > 0 && elapsed() > Math.max(time * PATIENCE, time + LEAST_PATIENCE);
  }

  /** Why the scan was ended; null if it was not. */
  String reason() {
    return reason;
  }

  String timeIsOver() {
    return "The time for the scan was over after "
        + BigDecimal.valueOf(time, 9).stripTrailingZeros().toPlainString()
        + " s: not all methods were looked at. --timeout gives it more.";
  }

  String memoryIsUsed() {
    return "The memory for the scan was used up at "
        + memory / MEGABYTE
        + " MB: not all methods were looked at. --max-memory, or java -Xmx, gives it more.";
  }

  private long elapsed() {
    return clock.getAsLong() - start;
  }

  private boolean isMemoryUsed() {
    long now = clock.getAsLong();
    if (usedMemory.getAsLong() < memory || now - nextCollection < 0) {
      return false;
    }
    // Some of it may be garbage.
    System.gc();
    long end = clock.getAsLong();
    nextCollection = end + REST_BETWEEN_COLLECTIONS * (end - now);
    return usedMemory.getAsLong() >= memory;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.text.Terminal;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;

/** One line on a terminal that says how far something long is; gone when it is over. */
final class Progress {
  private static final long MILLION = 1_000_000;

  /** Who waits no longer than this needs no line. */
  private static final long PATIENCE = 1000 * MILLION;

  private static final long INTERVAL = 200 * MILLION;
  private static final int BAR = 30;

  private final String what;

  /** Null if nothing is to be shown. */
  private final PrintStream terminal;

  private final LongSupplier clock;
  private final long start;
  private long next;
  private int width;

  Progress(String what, Options options) {
    this(
        what,
        Terminal.STANDARD_ERROR.isThere() && !options.flag(Option.QUIET) ? System.err : null,
        System::nanoTime);
  }

  Progress(String what, PrintStream terminal, LongSupplier clock) {
    this.what = what;
    this.terminal = terminal;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.next = start + PATIENCE;
  }

  void at(long position, long size, long events) {
    if (!isDue()) {
      return;
    }
    long now = clock.getAsLong();
    double share = size == 0 ? 1 : Math.min(1, (double) position / size);
    double perSecond = events * 1e9 / Math.max(1, now - start);
    int done = (int) (BAR * share);
    show(
        String.format(
            Locale.ROOT,
            "[%s%s] %d %% of %s, %.1f million events/s",
            "=".repeat(done),
            " ".repeat(BAR - done),
            (int) (100 * share),
            what,
            perSecond / MILLION));
  }

  /** Says what is being done, where nobody knows how much of it there is. */
  void at(String doing) {
    if (isDue()) {
      show(what + ": " + doing);
    }
  }

  void end() {
    if (width > 0) {
      show("");
      terminal.print("\r");
      terminal.flush();
    }
  }

  private boolean isDue() {
    if (terminal == null || clock.getAsLong() - next < 0) {
      return false;
    }
    next = clock.getAsLong() + INTERVAL;
    return true;
  }

  /** Over the line that was there before, however long it was. */
  private void show(String line) {
    terminal.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
    terminal.flush();
    width = line.length();
  }
}

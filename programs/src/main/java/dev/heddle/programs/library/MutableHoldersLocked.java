// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.text.BreakIterator;
import java.text.DecimalFormatSymbols;
import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Statistics, builders and the like that threads use under one lock, or read only. */
public final class MutableHoldersLocked {
  private static final IntSummaryStatistics STATISTICS = new IntSummaryStatistics();
  private static final Stream.Builder<String> BUILDER = Stream.builder();
  private static final BreakIterator BREAKS = BreakIterator.getWordInstance();
  private static final DecimalFormatSymbols SYMBOLS = new DecimalFormatSymbols();

  public static void main(String[] args) throws Exception {
    BREAKS.setText("two words");
    Threads.run(MutableHoldersLocked::use, MutableHoldersLocked::use);
    System.out.println(STATISTICS.getCount() + " " + BUILDER.build().count());
  }

  private static void use() throws IOException {
    for (int i = 0; i < 20; i++) {
      IntSummaryStatistics own = IntStream.range(0, 100).parallel().summaryStatistics();
      synchronized (STATISTICS) {
        STATISTICS.combine(own);
        STATISTICS.accept(i);
        BUILDER.add("text");
        BREAKS.first();
        BREAKS.next();
      }
      char separator = SYMBOLS.getDecimalSeparator();
      new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(own.toString());
    }
  }
}

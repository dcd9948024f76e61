// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.text.BreakIterator;
import java.text.DecimalFormatSymbols;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.stream.Stream;

/** Statistics, builders and the like are for one thread at a time, and are used by two. */
public final class MutableHoldersShared {
  private static final IntSummaryStatistics INTS = new IntSummaryStatistics();
  private static final LongSummaryStatistics LONGS = new LongSummaryStatistics();
  private static final DoubleSummaryStatistics DOUBLES = new DoubleSummaryStatistics();
  private static final Stream.Builder<String> BUILDER = Stream.builder();
  private static final BreakIterator BREAKS = BreakIterator.getWordInstance();
  private static final DecimalFormatSymbols SYMBOLS = new DecimalFormatSymbols();
  private static ObjectOutputStream objects;

  public static void main(String[] args) throws Exception {
    BREAKS.setText("two words");
    objects = new ObjectOutputStream(new ByteArrayOutputStream());
    Threads.inOrder(MutableHoldersShared::acceptInt, MutableHoldersShared::sum);
    Threads.inOrder(MutableHoldersShared::acceptLong, MutableHoldersShared::acceptLong);
    Threads.inOrder(MutableHoldersShared::acceptDouble, MutableHoldersShared::maximum);
    Threads.inOrder(MutableHoldersShared::add, MutableHoldersShared::add);
    Threads.inOrder(MutableHoldersShared::step, MutableHoldersShared::step);
    Threads.inOrder(MutableHoldersShared::setSeparator, MutableHoldersShared::getSeparator);
    Threads.inOrder(MutableHoldersShared::write, MutableHoldersShared::write);
    System.out.println("done");
  }

  private static void acceptInt() {
    INTS.accept(1); // race: java.util.IntSummaryStatistics
  }

  private static void sum() {
    long sum = INTS.getSum(); // race: java.util.IntSummaryStatistics
  }

  private static void acceptLong() {
    LONGS.accept(1L); // race: java.util.LongSummaryStatistics
  }

  private static void acceptDouble() {
    DOUBLES.accept(1); // race: java.util.DoubleSummaryStatistics
  }

  private static void maximum() {
    double maximum = DOUBLES.getMax(); // race: java.util.DoubleSummaryStatistics
  }

  private static void add() {
    BUILDER.add("text"); // race: java.util.stream.Streams$StreamBuilderImpl
  }

  private static void step() {
    int place = BREAKS.next(); // race: java.text.BreakIterator
  }

  private static void setSeparator() {
    SYMBOLS.setDecimalSeparator(','); // race: java.text.DecimalFormatSymbols
  }

  private static void getSeparator() {
    char separator = SYMBOLS.getDecimalSeparator(); // race: java.text.DecimalFormatSymbols
  }

  private static void write() throws IOException {
    objects.writeObject("text"); // race: java.io.ObjectOutputStream
  }
}

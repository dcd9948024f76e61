// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Place;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

/** How large traces are. The main method measures what compression costs. */
class TraceSizeTest {
  private static final int EVENTS = 1_000_000;

  @Test
  void anEventTakesFewBytes() throws Exception {
    Counting out = new Counting();
    TraceWriter writer = new TraceWriter(out, Traces.HEADER, reason -> {});
    new SyntheticRun(writer).go(EVENTS);
    writer.close();
    assertThat((double) out.count / EVENTS).isBetween(1.0, 6.0);
  }

  @Test
  void whatRepeatsItselfTakesLess() throws Exception {
    Counting out = new Counting();
    loop(new TraceWriter(out, Traces.HEADER, reason -> {}), EVENTS / 10);
    assertThat((double) out.count / EVENTS).isLessThan(0.5);
  }

  /** An event of a short program carries its share of definitions. */
  @Test
  void aShortTraceIsSmall() throws Exception {
    Counting out = new Counting();
    TraceWriter writer = new TraceWriter(out, Traces.HEADER, reason -> {});
    new SyntheticRun(writer).go(20_000);
    writer.close();
    assertThat((double) out.count / 20_000).isLessThan(12.0);
  }

  private static final class Counting extends OutputStream {
    long count;

    @Override
    public void write(int b) {
      count++;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      count += length;
    }
  }

  public static void main(String[] arguments) throws Exception {
    for (int round = 0; round < 5; round++) {
      Counting out = new Counting();
      TraceWriter writer = new TraceWriter(out, Traces.HEADER, reason -> {});
      SyntheticRun run = new SyntheticRun(writer);
      long start = System.nanoTime();
      run.go(10_000_000);
      writer.close();
      long nanos = System.nanoTime() - start;
      System.out.printf("mix: %.2f bytes, %d ns per event%n", out.count / 1e7, nanos / 10_000_000);
      out.count = 0;
      start = System.nanoTime();
      loop(new TraceWriter(out, Traces.HEADER, reason -> {}), 1_000_000);
      nanos = System.nanoTime() - start;
      System.out.printf("loop: %.2f bytes, %d ns per event%n", out.count / 1e7, nanos / 10_000_000);
    }
  }

  /** One thread in a loop with ten events. */
  private static void loop(TraceWriter writer, int rounds) {
    int[] subjects = new int[8];
    Place[] places = new Place[10];
    for (int i = 0; i < 10; i++) {
      subjects[i % 8] = writer.subject(Subject.field("bank.Account", "field" + i % 8));
      places[i] = Traces.place(i, "deposit", i);
    }
    for (int round = 0; round < rounds; round++) {
      writer.locked(1, 1, false, true, places[9]);
      for (int i = 0; i < 8; i++) {
        writer.write(1, round + i % 3, i, subjects[i], 0, places[i]);
      }
      writer.unlocked(1, 1, false);
    }
    writer.close();
  }
}

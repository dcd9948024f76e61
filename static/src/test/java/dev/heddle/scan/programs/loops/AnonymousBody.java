// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** The body of the loop is an anonymous class whose own field all iterations share. */
public final class AnonymousBody {
  public static void racy() throws Exception {
    IntStream.range(0, 64)
        .parallel()
        .forEach(
            new IntConsumer() {
              private int calls;

              @Override
              public void accept(int value) {
                calls++; // race: AnonymousBody$1.calls
              }
            });
  }

  public static void safe() throws Exception {
    IntStream.range(0, 64)
        .parallel()
        .forEach(
            new IntConsumer() {
              private final LongAdder calls = new LongAdder();

              @Override
              public void accept(int value) {
                calls.increment();
              }
            });
  }
}

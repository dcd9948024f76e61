// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads call an interface method of which this implementation has unguarded state. */
public final class InterfaceImplementation {
  interface Sink {
    void accept(int value);
  }

  static final class MaximumSink implements Sink {
    private int maximum;

    @Override
    public void accept(int value) {
      if (value > maximum) { // race: InterfaceImplementation$MaximumSink.maximum
        maximum = value; // race: InterfaceImplementation$MaximumSink.maximum
      }
    }
  }

  static final class AtomicSink implements Sink {
    private final AtomicInteger maximum = new AtomicInteger();

    @Override
    public void accept(int value) {
      maximum.accumulateAndGet(value, Math::max);
    }
  }

  private static void feedBoth(Sink sink) throws InterruptedException {
    Thread first = new Thread(() -> sink.accept(4));
    Thread second = new Thread(() -> sink.accept(9));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void racy() throws Exception {
    feedBoth(new MaximumSink());
  }

  public static void safe() throws Exception {
    feedBoth(new AtomicSink());
  }
}

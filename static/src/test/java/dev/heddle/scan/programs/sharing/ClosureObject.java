// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** A function object returned by a method carries a captured counter into both threads. */
public final class ClosureObject {
  static final class Sequence {
    int value;
  }

  private static IntSupplier numbering() {
    Sequence sequence = new Sequence();
    return () -> sequence.value++; // race: ClosureObject$Sequence.value
  }

  private static IntSupplier atomicNumbering() {
    AtomicInteger value = new AtomicInteger();
    return value::getAndIncrement;
  }

  public static void racy() throws Exception {
    IntSupplier numbers = numbering();
    Thread first = new Thread(() -> System.out.println(numbers.getAsInt()));
    Thread second = new Thread(() -> System.out.println(numbers.getAsInt()));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    IntSupplier numbers = atomicNumbering();
    Thread first = new Thread(() -> System.out.println(numbers.getAsInt()));
    Thread second = new Thread(() -> System.out.println(numbers.getAsInt()));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

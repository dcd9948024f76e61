// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** The supplier of an infinite parallel stream is not thread-safe. */
public final class GenerateSupplier {
  private long seed = 42;

  private long next() {
    seed = seed * 6364136223846793005L + 1; // race: GenerateSupplier.seed
    return seed; // race: GenerateSupplier.seed
  }

  public static void racy() throws Exception {
    GenerateSupplier numbers = new GenerateSupplier();
    System.out.println(Stream.generate(() -> numbers.next()).parallel().limit(10).count());
  }

  public static void safe() throws Exception {
    AtomicLong next = new AtomicLong();
    System.out.println(Stream.generate(() -> next.getAndAdd(7)).parallel().limit(10).count());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** A plain static scratch object takes the place of a thread-local one. */
public final class PerThreadLocal {
  static final class Scratch {
    int used;
  }

  private static final Scratch SHARED = new Scratch();
  private static final ThreadLocal<Scratch> LOCAL = ThreadLocal.withInitial(Scratch::new);

  public static void racy() throws Exception {
    IntStream.range(0, 40)
        .parallel()
        .forEach(
            i -> {
              Scratch scratch = SHARED;
              scratch.used += i; // race: PerThreadLocal$Scratch.used
            });
  }

  public static void safe() throws Exception {
    IntStream.range(0, 40)
        .parallel()
        .forEach(
            i -> {
              Scratch scratch = LOCAL.get();
              scratch.used += i;
            });
  }
}

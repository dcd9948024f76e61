// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** An object made in a static initialiser is one for all threads. */
public final class StaticInitialiser {
  static final class Registry {
    static final Registry SHARED;

    static {
      SHARED = new Registry();
      SHARED.entries = 1;
    }

    int entries;
  }

  public static void racy() throws Exception {
    IntStream.range(0, 10)
        .parallel()
        .forEach(
            i -> {
              Registry registry = Registry.SHARED;
              registry.entries += i; // race: StaticInitialiser$Registry.entries
            });
  }

  public static void safe() throws Exception {
    IntStream.range(0, 10)
        .parallel()
        .forEach(
            i -> {
              Registry registry = new Registry();
              registry.entries += Registry.SHARED.entries;
            });
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.IntStream;

/** The hashCode that distinct calls on the elements counts its calls in a static field. */
public final class DistinctEquals {
  private static int calls;

  static final class CountedKey {
    final int id;

    CountedKey(int id) {
      this.id = id;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof CountedKey k && k.id == id;
    }

    @Override
    public int hashCode() {
      calls++; // race: DistinctEquals.calls
      return id;
    }
  }

  record Key(int id) {}

  public static void racy() throws Exception {
    System.out.println(
        IntStream.range(0, 50).parallel().mapToObj(i -> new CountedKey(i % 7)).distinct().count());
  }

  public static void safe() throws Exception {
    System.out.println(
        IntStream.range(0, 50).parallel().mapToObj(i -> new Key(i % 7)).distinct().count());
  }
}

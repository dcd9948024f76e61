// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** Also toArray runs the functions before it in several threads. */
public final class ToArrayUpstream {
  private static int copies;

  private static Integer copy(int value) {
    copies += 1; // race: ToArrayUpstream.copies
    return value;
  }

  public static void racy() throws Exception {
    Object[] values = Stream.of(1, 2, 3).parallel().map(v -> copy(v)).toArray(Integer[]::new);
    System.out.println(values.length + copies);
  }

  public static void safe() throws Exception {
    Object[] values = Stream.of(1, 2, 3).parallel().map(v -> v + 1).toArray(Integer[]::new);
    copies = values.length;
    System.out.println(copies);
  }
}

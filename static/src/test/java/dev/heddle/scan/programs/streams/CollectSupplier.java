// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The supplier of a mutable reduction returns the same list each time. */
public final class CollectSupplier {
  public static void racy() throws Exception {
    List<Integer> all = new ArrayList<>();
    Stream.of(1, 2, 3, 4)
        .parallel()
        .collect(
            () -> all,
            (list, value) -> list.add(value), // race: java.util.ArrayList
            (left, right) -> System.out.println("combined"));
  }

  public static void safe() throws Exception {
    List<Integer> all =
        Stream.of(1, 2, 3, 4)
            .parallel()
            .collect(
                () -> new ArrayList<>(),
                (list, value) -> list.add(value),
                (left, right) -> left.addAll(right));
    System.out.println(all);
  }
}

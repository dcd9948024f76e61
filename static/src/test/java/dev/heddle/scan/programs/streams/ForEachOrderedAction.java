// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Unlike forEach, forEachOrdered runs its action for one element after the other. */
public final class ForEachOrderedAction {
  public static void racy() throws Exception {
    List<Integer> copy = new ArrayList<>();
    IntStream.range(0, 100)
        .parallel()
        .boxed()
        .forEach(
            i -> {
              copy.add(i); // race: java.util.ArrayList
            });
    System.out.println(copy.size());
  }

  public static void safe() throws Exception {
    List<Integer> copy = new ArrayList<>();
    IntStream.range(0, 100)
        .parallel()
        .boxed()
        .forEachOrdered(
            i -> {
              copy.add(i);
            });
    System.out.println(copy.size());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.LinkedList;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.stream.IntStream;

/** A boxed parallel range fills a linked list. */
public final class BoxedForEach {
  public static void racy() throws Exception {
    LinkedList<Integer> odd = new LinkedList<>();
    IntStream.range(0, 10)
        .parallel()
        .boxed()
        .filter(i -> i % 2 == 1)
        .forEach(
            i -> {
              odd.addFirst(i); // race: java.util.LinkedList
            });
  }

  public static void safe() throws Exception {
    ConcurrentLinkedDeque<Integer> odd = new ConcurrentLinkedDeque<>();
    IntStream.range(0, 10)
        .parallel()
        .boxed()
        .filter(i -> i % 2 == 1)
        .forEach(
            i -> {
              odd.addFirst(i);
            });
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** The function of flatMap counts the inner streams it opens. */
public final class FlatMapFunction {
  static final class Opened {
    int streams;
  }

  public static void racy() throws Exception {
    Opened opened = new Opened();
    Stream.of(List.of(1, 2), List.of(3))
        .parallel()
        .flatMap(
            list -> {
              opened.streams++; // race: FlatMapFunction$Opened.streams
              return list.stream();
            })
        .forEach(System.out::println);
  }

  public static void safe() throws Exception {
    AtomicInteger opened = new AtomicInteger();
    Stream.of(List.of(1, 2), List.of(3))
        .parallel()
        .flatMap(
            list -> {
              opened.incrementAndGet();
              return list.stream();
            })
        .forEach(System.out::println);
  }
}

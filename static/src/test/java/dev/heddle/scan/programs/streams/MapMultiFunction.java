// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.function.Consumer;
import java.util.stream.Stream;

/** The function of mapMulti keeps the previous value in a shared field. */
public final class MapMultiFunction {
  private int previous;

  private void differences(int value, Consumer<Integer> downstream) {
    downstream.accept(value - previous); // race: MapMultiFunction.previous
    previous = value; // race: MapMultiFunction.previous
  }

  private static void halves(int value, Consumer<Integer> downstream) {
    downstream.accept(value / 2);
    downstream.accept(value - value / 2);
  }

  public static void racy() throws Exception {
    MapMultiFunction filter = new MapMultiFunction();
    Stream<Integer> values = Stream.of(1, 5, 9).parallel();
    values.<Integer>mapMulti((v, out) -> filter.differences(v, out)).forEach(System.out::println);
  }

  public static void safe() throws Exception {
    Stream<Integer> values = Stream.of(1, 5, 9).parallel();
    values.<Integer>mapMulti((v, out) -> halves(v, out)).forEach(System.out::println);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Objects that come out of a parallel stream, whichever operations it has, may be changed. */
public final class EveryOperation {
  private static final class Box implements Comparable<Box> {
    private int value;

    Box(int value) {
      this.value = value;
    }

    static Box copy(Box other) {
      return new Box(other.value);
    }

    static void add(Box sum, Box other) {
      sum.value += other.value;
    }

    Box change() {
      value++;
      return this;
    }

    @Override
    public int compareTo(Box other) {
      return Integer.compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Box box && box.value == value;
    }

    @Override
    public int hashCode() {
      return value % 7;
    }
  }

  public static void main(String[] args) {
    List<Box> boxes =
        IntStream.range(0, 1000).parallel().mapToObj(Box::new).collect(Collectors.toList());
    for (int round = 0; round < 5; round++) {
      intermediate(boxes);
      terminal(boxes);
      collectors(boxes);
      arrays();
    }
    System.out.println(boxes.size());
  }

  private static void intermediate(List<Box> boxes) {
    changeAll(boxes.parallelStream().sorted(Comparator.reverseOrder()).peek(Box::change));
    changeAll(boxes.parallelStream().map(Box::copy).distinct());
    changeAll(boxes.parallelStream().unordered().map(Box::copy).distinct().limit(10));
    changeAll(boxes.parallelStream().skip(100).limit(50).filter(box -> box.value % 2 == 0));
    changeAll(boxes.parallelStream().takeWhile(box -> box.value < 500));
    changeAll(boxes.parallelStream().dropWhile(box -> box.value < 500));
    changeAll(boxes.parallelStream().flatMap(box -> Stream.of(box, Box.copy(box))));
    changeAll(
        boxes.parallelStream()
            .mapMulti((Box box, Consumer<Box> next) -> next.accept(Box.copy(box))));
    changeAll(Stream.concat(boxes.stream(), boxes.stream().map(Box::copy)).parallel());
    changeAll(Stream.iterate(new Box(0), box -> new Box(box.value + 1)).parallel().limit(200));
  }

  private static void changeAll(Stream<Box> stream) {
    stream.toList().forEach(Box::change);
  }

  private static void terminal(List<Box> boxes) {
    boxes.parallelStream().forEach(Box::change);
    boxes.parallelStream().map(Box::copy).reduce((one, other) -> one.change()).get().change();
    boxes.parallelStream().max(Comparator.naturalOrder()).get().change();
    boxes.parallelStream().filter(box -> box.value > 10).findFirst().get().change();
    boxes.parallelStream().map(Box::copy).findAny().get().change();
    boxes.parallelStream().collect(() -> new Box(0), Box::add, Box::add).change();
    boxes.parallelStream().map(Box::copy).toArray(Box[]::new)[0].change();
    for (Iterator<Box> each = boxes.parallelStream().iterator(); each.hasNext(); ) {
      each.next().change();
    }
  }

  private static void collectors(List<Box> boxes) {
    boxes.parallelStream()
        .collect(Collectors.groupingBy(box -> box.value % 5))
        .values()
        .forEach(group -> group.get(0).change());
    boxes.parallelStream()
        .collect(Collectors.groupingByConcurrent(box -> box.value % 5))
        .values()
        .forEach(group -> group.get(0).change());
    boxes.parallelStream()
        .collect(Collectors.partitioningBy(box -> box.value > 500))
        .values()
        .forEach(group -> group.get(0).change());
    boxes.parallelStream()
        .collect(Collectors.teeing(Collectors.counting(), Collectors.toSet(), (n, set) -> set))
        .iterator()
        .next()
        .change();
  }

  private static void arrays() {
    Box[] boxes = new Box[20_000];
    Arrays.parallelSetAll(boxes, Box::new);
    Arrays.parallelPrefix(boxes, (one, other) -> new Box(one.value ^ other.value));
    Arrays.parallelSort(boxes);
    boxes[7].change();
    Arrays.parallelSort(boxes, Comparator.reverseOrder());
    boxes[7].change();
  }
}

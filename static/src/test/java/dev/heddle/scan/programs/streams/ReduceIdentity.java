// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The mutable identity of a reduction is one object for all threads. */
public final class ReduceIdentity {
  static final class Vector2 {
    double x;

    Vector2 add(Vector2 other) {
      x += other.x; // race: ReduceIdentity$Vector2.x
      return this;
    }

    Vector2 plus(Vector2 other) {
      Vector2 sum = new Vector2();
      sum.x = x + other.x;
      return sum;
    }
  }

  public static void racy() throws Exception {
    Stream<Vector2> forces = IntStream.range(0, 100).mapToObj(i -> new Vector2());
    System.out.println(forces.parallel().reduce(new Vector2(), (a, b) -> a.add(b)));
  }

  public static void safe() throws Exception {
    Stream<Vector2> forces = IntStream.range(0, 100).mapToObj(i -> new Vector2());
    System.out.println(forces.parallel().reduce(new Vector2(), (a, b) -> a.plus(b)));
  }
}

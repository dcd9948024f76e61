// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** A new object escapes to the other iterations through a field of the common parent element. */
public final class EscapeThroughElement {
  static final class Child {
    int visits;
  }

  static final class Parent {
    volatile Child child = new Child();
  }

  public static void racy() throws Exception {
    Parent parent = new Parent();
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              parent.child = new Child();
              parent.child.visits++; // race: EscapeThroughElement$Child.visits
            });
  }

  public static void safe() throws Exception {
    Parent parent = new Parent();
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              Child child = new Child();
              child.visits++;
              parent.child = child;
            });
  }
}

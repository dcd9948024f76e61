// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Newer language forms: pattern matching, switch expressions, text blocks, sealed types. */
public final class PatternsAndSwitches {
  private sealed interface Shape permits Circle, Square {}

  private record Circle(int radius) implements Shape {}

  private record Square(int side) implements Shape {}

  private static int area;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> add(new Circle(2)), () -> add(new Square(3)));
    String text =
        """
        area \
        """;
    System.out.println(text + area);
  }

  private static synchronized void add(Shape shape) {
    if (shape instanceof Circle circle && circle.radius() > 0) {
      area += 3 * circle.radius() * circle.radius();
    } else if (shape instanceof Square square) {
      area +=
          switch (square.side()) {
            case 1 -> 1;
            default -> {
              int side = square.side();
              yield side * side;
            }
          };
    }
  }
}

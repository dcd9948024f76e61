// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Thousands of short-lived objects, each used by one thread: nothing is shared. */
public final class ManyObjects {
  private static final class Point {
    private int x;
    private int y;

    Point(int x, int y) {
      this.x = x;
      this.y = y;
    }

    Point plus(Point other) {
      Point sum = new Point(x, y);
      sum.x += other.x;
      sum.y += other.y;
      return sum;
    }
  }

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          Point sum = new Point(0, 0);
          for (int i = 0; i < 20_000; i++) {
            sum = sum.plus(new Point(i, -i));
          }
          if (sum.x + sum.y != 0) {
            throw new AssertionError();
          }
        };
    Threads.run(body, body);
    System.out.println("done");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;

/** Record patterns and unnamed variables around a locked field. */
public final class RecordPatterns {
  private record Pair(Object left, Object right) {}

  private static int sum;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> add(new Pair(1, "one")), () -> add(new Pair(new Pair(2, 3), 4)));
    System.out.println(sum);
  }

  private static synchronized void add(Object object) {
    sum +=
        switch (object) {
          case Pair(Integer left, String _) -> left;
          case Pair(Pair(Integer left, Integer _), Integer right) -> left + right;
          default -> 0;
        };
  }
}

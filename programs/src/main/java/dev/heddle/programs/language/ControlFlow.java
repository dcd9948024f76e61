// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Switches, loops with labels, try-finally and ternaries around locked accesses. */
public final class ControlFlow {
  private static int state;
  private static long total;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> work(1), () -> work(2), () -> work(3));
    System.out.println(total);
  }

  private static void work(int seed) {
    outer:
    for (int i = 0; i < 30; i++) {
      synchronized (ControlFlow.class) {
        try {
          switch (i % 4) {
            case 0:
              state = i > 10 ? state + 1 : state - 1;
              continue outer;
            case 1:
              total += seed;
              break;
            default:
              total += "two".equals(i % 4 == 2 ? "two" : "three") ? 2 : 3;
          }
          if (i == 29) {
            break outer;
          }
        } finally {
          total += 1;
        }
      }
    }
  }
}

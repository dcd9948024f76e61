// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Loops of all shapes, in two threads that never touch an element of the other. */
public final class LoopsOverParts {
  private static final int SIZE = 200;

  private static final int[] cells = new int[SIZE];
  private static final long[] wide = new long[SIZE];
  private static final int STOP = 70;

  public static void main(String[] args) throws Exception {
    Threads.run(LoopsOverParts::lower, LoopsOverParts::upper);
    Threads.run(LoopsOverParts::even, LoopsOverParts::odd);
    Threads.run(LoopsOverParts::thirds, LoopsOverParts::otherThirds);
    Threads.run(LoopsOverParts::sometimes, LoopsOverParts::otherwise);
    Threads.run(LoopsOverParts::untilBreak, LoopsOverParts::afterBreak);
    Threads.run(LoopsOverParts::untilReturn, LoopsOverParts::afterReturn);
    Threads.run(LoopsOverParts::skipping, LoopsOverParts::skipped);
    Threads.run(LoopsOverParts::choosing, LoopsOverParts::chosen);
    long sum = 0;
    for (int i = 0; i < SIZE; i++) {
      sum += cells[i] + wide[i];
    }
    System.out.println(sum);
  }

  private static void lower() {
    int[] array = cells;
    long[] other = wide;
    for (int i = 1; i < SIZE / 2; i++) {
      array[i] = array[i - 1] + 1;
      other[i] += array[i];
    }
  }

  private static void upper() {
    int[] array = cells;
    long[] other = wide;
    for (int i = SIZE - 2; i > SIZE / 2; i--) {
      array[i] = array[i + 1] + 1;
      other[i] -= array[i];
    }
  }

  private static void even() {
    int[] array = cells;
    for (int i = 0; i < SIZE; i += 2) {
      array[i]++;
    }
  }

  private static void odd() {
    int[] array = cells;
    int i = 1;
    do {
      array[i]++;
      i += 2;
    } while (i < SIZE);
  }

  private static void thirds() {
    long[] array = wide;
    for (int i = 0; i + 2 < SIZE; i += 3) {
      array[i] = array[i + 1];
    }
  }

  private static void otherThirds() {
    long[] array = wide;
    for (int i = 0; i + 2 < SIZE; i += 3) {
      array[i + 2] = array[i + 1];
    }
  }

  /** Only some rounds access the array. */
  private static void sometimes() {
    int[] array = cells;
    for (int i = 0; i < SIZE; i++) {
      if (i % 7 < 3) {
        array[i] = i;
      }
    }
  }

  private static void otherwise() {
    int[] array = cells;
    for (int i = 0; i < SIZE; i++) {
      if (i % 7 >= 3) {
        array[i] = -i;
      }
    }
  }

  /** The last round is left in its middle: one access is made, the other is not. */
  private static void untilBreak() {
    int[] array = cells;
    long[] other = wide;
    for (int i = 0; i < SIZE; i++) {
      array[i] = 1;
      if (i == STOP) {
        break;
      }
      other[i] = 2;
    }
  }

  private static void afterBreak() {
    int[] array = cells;
    long[] other = wide;
    for (int i = SIZE - 1; i > STOP; i--) {
      array[i] = 3;
    }
    for (int i = SIZE - 1; i >= STOP; i--) {
      other[i] = 4;
    }
  }

  private static int untilReturn() {
    int[] array = cells;
    for (int i = 0; i < SIZE; i++) {
      if (i == STOP) {
        return array[i - 1];
      }
      array[i] = 5;
    }
    return 0;
  }

  private static void afterReturn() {
    int[] array = cells;
    for (int i = STOP; i < SIZE; i++) {
      array[i] = 6;
    }
  }

  private static void skipping() {
    long[] array = wide;
    for (int i = 0; i < SIZE; i++) {
      if (i % 2 == 0) {
        continue;
      }
      array[i] = 7;
    }
  }

  private static void skipped() {
    long[] array = wide;
    for (int i = 0; i < SIZE; i++) {
      if (i % 2 != 0) {
        continue;
      }
      array[i] = 8;
    }
  }

  private static void choosing() {
    int[] array = cells;
    for (int i = 0; i < SIZE; i++) {
      switch (i % 4) {
        case 0:
          array[i] = 9;
          break;
        case 1:
          break;
        default:
          array[i] = 10;
      }
    }
  }

  private static void chosen() {
    int[] array = cells;
    for (int i = 1; i < SIZE; i += 4) {
      array[i] = 11;
    }
  }
}

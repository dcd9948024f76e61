// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Numbers that are written and read byte by byte, each by one thread, with the other's beside. */
public final class NumbersSideBySide {
  private static final byte[] BYTES = new byte[8000];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> fill(0), () -> fill(4));
    int sum = 0;
    for (int at = 0; at < BYTES.length; at += 4) {
      sum += read(BYTES, at);
    }
    System.out.println(sum);
  }

  private static void fill(int first) {
    for (int at = first; at < BYTES.length; at += 8) {
      write(BYTES, at, read(BYTES, at) + at);
    }
    for (int at = BYTES.length - 8 + first; at >= 0; at -= 8) {
      write(BYTES, at, read(BYTES, at) * 3);
    }
  }

  private static int read(byte[] array, int at) {
    return array[at] & 255
        | (array[at + 1] & 255) << 8
        | (array[at + 2] & 255) << 16
        | (array[at + 3] & 255) << 24;
  }

  private static void write(byte[] array, int at, int number) {
    array[at] = (byte) number;
    array[at + 1] = (byte) (number >> 8);
    array[at + 2] = (byte) (number >> 16);
    array[at + 3] = (byte) (number >> 24);
  }
}

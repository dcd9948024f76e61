// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** One byte of a number that is written byte by byte: the report tells the line of that byte. */
public final class NumberInBytes {
  private static final byte[] bytes = new byte[4000];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NumberInBytes::writeAll, NumberInBytes::readOne);
    System.out.println("done");
  }

  private static void writeAll() {
    byte[] array = bytes;
    int at = 0;
    for (int number = 0; number < 1000; number++) {
      write(array, at, number);
      at += 4;
    }
  }

  private static void write(byte[] array, int at, int number) {
    array[at] = (byte) number;
    array[at + 1] = (byte) (number >> 8);
    array[at + 2] = (byte) (number >> 16); // race: byte[]
    array[at + 3] = (byte) (number >> 24);
  }

  private static void readOne() {
    byte[] array = bytes;
    int read = array[402]; // race: byte[]
  }
}

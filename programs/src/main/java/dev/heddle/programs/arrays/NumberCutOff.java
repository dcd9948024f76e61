// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** A number that does not fit into the array any more: its first bytes are written all the same. */
public final class NumberCutOff {
  private static final byte[] bytes = new byte[102];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NumberCutOff::write, NumberCutOff::read);
    System.out.println("done");
  }

  private static void write() {
    try {
      write(bytes, 100, 1 << 20);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("cut off");
    }
  }

  private static void write(byte[] array, int at, int number) {
    array[at] = (byte) number;
    array[at + 1] = (byte) (number >> 8); // race: byte[]
    array[at + 2] = (byte) (number >> 16);
    array[at + 3] = (byte) (number >> 24);
  }

  private static void read() {
    byte[] array = bytes;
    int read = array[101]; // race: byte[]
  }
}

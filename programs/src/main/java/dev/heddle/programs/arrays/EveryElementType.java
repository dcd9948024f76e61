// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Unordered accesses to one cell of an array of each type. */
public final class EveryElementType {
  private static final boolean[] BOOLEANS = new boolean[4];
  private static final byte[] BYTES = new byte[4];
  private static final char[] CHARS = new char[4];
  private static final short[] SHORTS = new short[4];
  private static final int[] INTS = new int[4];
  private static final long[] LONGS = new long[4];
  private static final float[] FLOATS = new float[4];
  private static final double[] DOUBLES = new double[4];
  private static final String[] STRINGS = new String[4];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(EveryElementType::write, EveryElementType::read);
    System.out.println("done");
  }

  private static void write() {
    BOOLEANS[1] = true; // race: boolean[]
    BYTES[1] = 1; // race: byte[]
    CHARS[1] = 'c'; // race: char[]
    SHORTS[1] = 1; // race: short[]
    INTS[1] = 1; // race: int[]
    LONGS[1] = 1; // race: long[]
    FLOATS[1] = 1; // race: float[]
    DOUBLES[1] = 1; // race: double[]
    STRINGS[1] = "s"; // race: java.lang.String[]
  }

  private static void read() {
    boolean booleanRead = BOOLEANS[1]; // race: boolean[]
    byte byteRead = BYTES[1]; // race: byte[]
    char charRead = CHARS[1]; // race: char[]
    short shortRead = SHORTS[1]; // race: short[]
    int intRead = INTS[1]; // race: int[]
    long longRead = LONGS[1]; // race: long[]
    float floatRead = FLOATS[1]; // race: float[]
    double doubleRead = DOUBLES[1]; // race: double[]
    String stringRead = STRINGS[1]; // race: java.lang.String[]
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Two threads use neighbouring cells of arrays of each type: different variables, no race. */
public final class EveryElementTypeDisjoint {
  private static final boolean[] BOOLEANS = new boolean[2];
  private static final byte[] BYTES = new byte[2];
  private static final char[] CHARS = new char[2];
  private static final short[] SHORTS = new short[2];
  private static final int[] INTS = new int[2];
  private static final long[] LONGS = new long[2];
  private static final float[] FLOATS = new float[2];
  private static final double[] DOUBLES = new double[2];
  private static final String[] STRINGS = new String[2];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> use(0), () -> use(1));
    System.out.println(BYTES[0] + BYTES[1] + INTS[0] + INTS[1] + STRINGS[1]);
  }

  private static void use(int index) {
    for (int i = 0; i < 100; i++) {
      BOOLEANS[index] = !BOOLEANS[index];
      BYTES[index]++;
      CHARS[index]++;
      SHORTS[index] += 2;
      INTS[index]++;
      LONGS[index]--;
      FLOATS[index] *= 2;
      DOUBLES[index] += 0.5;
      STRINGS[index] = "s";
    }
  }
}

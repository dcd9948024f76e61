// SPDX-License-Identifier: Apache-2.0
/** Arrays of every type: initialisers, loads, stores, copies, clones, wrong indices. */
class Arrays {
  static final int[][] TABLE = {{1, 2}, {3, 4, 5}, {}};
  double[] held = {1, 2, 3};

  static String run() {
    boolean[] z = {true, false};
    byte[] b = {1, 2};
    char[] c = {'a', 'b'};
    short[] s = {1, 2};
    int[] i = {1, 2, 3};
    float[] f = {1, 2};
    long[] j = {1, 2};
    double[] d = {1, 2};
    String[] t = {"a", "b", i.length > 2 ? "c" : "d"};
    int[][] nested = {{1}, i, new int[] {i[0], i[1]}};
    z[0] ^= z[1];
    b[1]++;
    c[0]++;
    s[1] += 2;
    i[2] *= i[1] + (i[0] = 7);
    f[0] /= 3;
    j[1] <<= 4;
    d[0] -= d[1] *= 5;
    t[0] += t[1];
    nested[0][0] += nested[1][2]++;
    int sum = 0;
    for (int[] row : nested) {
      for (int x : row) {
        sum += x;
      }
    }
    long[] many = new long[40];
    for (int k = 1; k < many.length; k++) {
      many[k] = many[k - 1] + k;
    }
    String[] copy = t.clone();
    System.arraycopy(t, 0, copy, 1, 2);
    System.arraycopy(many, 3, many, 4, 30);
    int[][] deep = nested.clone();
    return java.util.Arrays.toString(z) + java.util.Arrays.toString(b)
        + java.util.Arrays.toString(c) + java.util.Arrays.toString(s)
        + java.util.Arrays.toString(i) + java.util.Arrays.toString(f)
        + java.util.Arrays.toString(j) + java.util.Arrays.toString(d)
        + java.util.Arrays.toString(copy) + java.util.Arrays.toString(many)
        + sum + deep[1][2] + TABLE[1][2] + new Arrays().sumOfHeld() + wrong(t, null)
        + manySites(new int[20], new int[20], new long[20]);
  }

  double sumOfHeld() {
    double sum = 0;
    for (int k = 0; k < held.length; k++) {
      sum += held[k];
      held[k] = -1;
    }
    return sum + held[0];
  }

  static String wrong(Object[] t, int[] none) {
    StringBuilder thrown = new StringBuilder();
    for (int k = 0; k < 8; k++) {
      try {
        switch (k) {
          case 0 -> t[3] = "x";
          case 1 -> t[-1] = "x";
          case 2 -> t[0] = 5;
          case 3 -> none[0] = 1;
          case 4 -> thrown.append(none[1]);
          case 5 -> System.arraycopy(t, 2, t, 0, 9);
          case 6 -> System.arraycopy("no array", 0, t, 0, 1);
          default -> thrown.append(none.clone());
        }
      } catch (RuntimeException e) {
        thrown.append(e.getMessage());
      }
    }
    return thrown.toString();
  }

  static long manySites(int[] a, int[] b, long[] c) {
    int[][] x = {a, b};
    x[0][0] = 1; x[1][0] = 2; x[0][1] = 3; x[1][1] = 4; x[0][2] = 5; x[1][2] = 6;
    x[0][3] = 7; x[1][3] = 8; x[0][4] = 9; x[1][4] = 10; x[0][5] = 11; x[1][5] = 12;
    x[0][6] = 13; x[1][6] = 14; x[0][7] = 15; x[1][7] = 16;
    for (int k = 0; k < 20; k++) {
      c[k] = a[k] + 100L * b[k];
      if (k % 3 == 0) {
        c[k] = c[k / 2] + x[k % 2][k];
      }
    }
    long sum = 0;
    for (long y : c) {
      sum = 31 * sum + y;
    }
    return sum;
  }
}

// SPDX-License-Identifier: Apache-2.0
/** All kinds of fields, own, inherited and foreign, of every type. */
class Accesses {
  static class Base {
    protected int inherited = 1;
    protected static long inheritedStatic = 2;
    volatile double otherVolatile = 3;
    volatile Object otherReference = "r";
    final int[] otherFinal = {4};
  }

  static class Derived extends Base {
    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    float f = 4;
    long j = 5;
    double d = 6;
    String text = "seven";
    volatile int vi = 8;
    volatile long vj = 9;
    volatile String vtext = "ten";
    final String[] fixed = {"eleven"};
    static boolean sz = true;
    static long sj = 12;
    static double sd = 13;
    static volatile long svj = 14;
    static volatile String svtext = "fifteen";
    static final StringBuilder sfixed = new StringBuilder("sixteen");
    int init = 17;

    String all() {
      inherited++;
      inheritedStatic += 2;
      z ^= true;
      b++;
      c++;
      s++;
      i += 1000;
      f *= 2;
      j <<= 3;
      d /= 2;
      text += z;
      vi++;
      vj++;
      vtext += vi;
      sz = !sz;
      sj++;
      sd++;
      svj++;
      svtext += svj;
      otherVolatile++;
      init--;
      return "" + inherited + inheritedStatic + z + b + c + s + i + f + j + d + text + vi + vj + vtext
          + fixed[0] + sz + sj + sd + svj + svtext + sfixed + otherVolatile + otherReference
          + otherFinal[0] + init;
    }
  }

  long chained;
  Accesses next;

  static String run() {
    Derived derived = new Derived();
    String text = derived.all();
    derived.j = derived.vj = derived.i = derived.vi = 5;
    derived.otherVolatile = derived.d = 7;
    derived.otherReference = derived.vtext = derived.text = "x";
    Derived.sj = Derived.svj = Derived.inheritedStatic = 99;
    Derived.sd += Derived.sj++;
    text += derived.all() + Derived.sd + Derived.sj;
    Accesses a = new Accesses();
    a.next = new Accesses();
    a.chained = a.next.chained = 4L;
    a.next.chained += a.chained++;
    return text + a.chained + a.next.chained + nulls(null, null);
  }

  static String nulls(Derived derived, Accesses own) {
    StringBuilder thrown = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      try {
        switch (i) {
          case 0 -> derived.i = 1;
          case 1 -> derived.j++;
          case 2 -> derived.vj = 2;
          case 3 -> thrown.append(derived.vi);
          case 4 -> thrown.append(derived.fixed);
          case 5 -> own.chained = 7;
          case 6 -> thrown.append(own.next);
          default -> thrown.append(derived.otherFinal);
        }
      } catch (NullPointerException e) {
        thrown.append(e.getMessage());
      }
    }
    return thrown.toString();
  }
}

// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** What constructors may do before, in and after the call of another one. */
class Constructors {
  static final List<String> LOG = new ArrayList<>();

  static class Base {
    int a;
    Base self;
    final int[] numbers;

    Base(int a, int... numbers) {
      this.a = a;
      this.numbers = numbers;
      self = this;
      hook();
    }

    void hook() {
      LOG.add("base");
    }
  }

  static class Derived extends Base {
    long b = 5;
    String c;
    double d = a * 2;
    volatile int v = 3;

    Derived(boolean flag, String c) {
      super(flag ? c.length() : -1, flag ? new int[] {1, 2} : new int[0]);
      this.c = flag ? c : "none";
      if (flag) {
        b = numbers.length;
        return;
      }
      for (int i = 0; i < 3; i++) {
        b += i;
        v += i;
      }
    }

    Derived(int x) {
      this(x > 0, String.valueOf(x));
      d += x;
    }

    Derived() {
      this(create().hashCode() != 0 ? 4 : 5);
      try {
        b = Long.parseLong("x");
      } catch (NumberFormatException e) {
        b = -b;
      } finally {
        c += "!";
      }
    }

    static Object create() {
      return "created";
    }

    @Override
    void hook() {
      b = 77;
      LOG.add("derived " + b + c + d);
    }
  }

  class Inner {
    int x = depth;
    Runnable captured;

    Inner(int y) {
      int z = x + y;
      captured = () -> { x = z; depth++; };
    }
  }

  int depth = 3;

  static String run() {
    LOG.clear();
    StringBuilder text = new StringBuilder();
    for (Derived d : new Derived[] {new Derived(true, "abc"), new Derived(false, "x"), new Derived(8), new Derived()}) {
      text.append(d.a).append(d.b).append(d.c).append(d.d).append(d.v).append(d.self == d).append(';');
    }
    Constructors outer = new Constructors();
    Inner inner = outer.new Inner(9);
    inner.captured.run();
    int local = outer.depth;
    Object anonymous = new Derived(local) {
      int more = local;
      @Override public String toString() { return "more " + more + super.b; }
    };
    try {
      new Derived(true, null);
    } catch (NullPointerException e) {
      text.append("null");
    }
    return text.append(inner.x).append(outer.depth).append(anonymous).append(LOG).toString();
  }
}

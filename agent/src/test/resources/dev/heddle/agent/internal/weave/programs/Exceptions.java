// SPDX-License-Identifier: Apache-2.0
/** Handlers around woven instructions, with values on the stack and in many variables. */
class Exceptions {
  int x;
  static int y;
  final Object lock = new Object();

  static String run() {
    Exceptions e = new Exceptions();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 6; i++) {
      try {
        text.append(e.guarded(i, 2.5, 7L));
      } catch (RuntimeException thrown) {
        text.append(thrown.getMessage());
      }
    }
    return text.append(e.x).append(y).append(loops(5)).append(resources()).toString();
  }

  synchronized long guarded(int i, double d, long j) {
    long before = j;
    int[] a = new int[3];
    try {
      x++;
      a[i] = x;
      synchronized (lock) {
        y += a[i];
        if (i == 1) {
          return before + y;
        }
        if (i == 2) {
          throw new IllegalStateException("two " + d);
        }
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      String message = e.getMessage();
      y += message.length();
      if (i == 5) {
        throw e;
      }
    } finally {
      x += 100;
      before++;
    }
    return before + (long) d + x;
  }

  static int loops(int n) {
    int sum = 0;
    outer:
    while (true) {
      for (int i = 0; ; i++) {
        try {
          sum += i;
          y++;
          if (sum > n) {
            break outer;
          }
          if (i == 2) {
            continue outer;
          }
        } finally {
          sum++;
        }
      }
    }
    return sum;
  }

  static String resources() {
    StringBuilder text = new StringBuilder();
    try (AutoCloseable a = () -> text.append("close a");
        AutoCloseable b = () -> { throw new Exception("b"); }) {
      text.append("body");
      throw new Exception("body failed");
    } catch (Exception e) {
      text.append(e.getMessage()).append(e.getSuppressed().length);
    }
    return text.toString();
  }
}

// SPDX-License-Identifier: Apache-2.0
/** Synchronized code that runs often enough to be compiled. */
class HotMonitors {
  private final Object lock = new Object();
  private static long shared;
  private int value;

  int block() {
    synchronized (lock) {
      return ++value;
    }
  }

  int loopAtOnce(int n) {
    synchronized (lock) {
      while (n-- > 0) {
        value++;
      }
    }
    return value;
  }

  int nested() {
    synchronized (this) {
      synchronized (lock) {
        try {
          if (value % 3 == 0) {
            throw new IllegalStateException();
          }
        } catch (IllegalStateException e) {
          value++;
        } finally {
          value++;
        }
      }
    }
    return value;
  }

  int tryAtOnce(int n) {
    synchronized (lock) {
      try {
        value += n;
      } finally {
        value--;
      }
    }
    return value;
  }

  synchronized int method(int n) {
    if (n % 1000 == 7) {
      throw new IllegalArgumentException();
    }
    return value += n;
  }

  static synchronized long staticMethod(long n) {
    return shared += n;
  }

  static long run() {
    HotMonitors monitors = new HotMonitors();
    long sum = 0;
    for (int i = 0; i < 30_000; i++) {
      sum += monitors.block() + monitors.loopAtOnce(3) + monitors.nested() + monitors.tryAtOnce(2);
      sum += staticMethod(i);
      try {
        sum += monitors.method(i);
      } catch (IllegalArgumentException e) {
        sum++;
      }
    }
    return sum;
  }
}

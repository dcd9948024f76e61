// SPDX-License-Identifier: Apache-2.0
/** Nothing that class files of Java 1.2 could not say. */
class Old {
  int x;
  long wide = 5;
  volatile double v;
  static int count;
  static final int[] TABLE = {1, 2, 3};
  int[] numbers = new int[3];

  Old(int n) {
    x = n > 2 ? n : -n;
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i * n;
    }
  }

  synchronized int add(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("negative");
    }
    while (n > 0) {
      x += n--;
    }
    return x;
  }

  static synchronized long shared(long by, double ignored) {
    for (int i = 0; i < TABLE.length; i++) {
      count += TABLE[i] * by;
    }
    return count;
  }

  int block(Object lock, int n) throws InterruptedException {
    synchronized (lock) {
      do {
        wide += n;
        v = wide;
        synchronized (this) {
          if (n == 3) {
            return numbers[2];
          }
        }
      } while (n-- > 0);
      lock.wait(1);
    }
    try {
      numbers[n] = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      wide = -wide;
    } finally {
      v++;
    }
    return (int) wide;
  }

  static String run() throws Exception {
    count = 0;
    Old old = new Old(4);
    StringBuffer text = new StringBuffer();
    text.append(old.add(3)).append(shared(2, 1)).append(old.block("a", 2)).append(old.block(old, 3));
    try {
      old.add(-1);
    } catch (IllegalArgumentException e) {
      text.append(e.getMessage());
    }
    int[] copy = (int[]) old.numbers.clone();
    System.arraycopy(TABLE, 0, copy, 1, 2);
    return text.append(copy[1]).append(old.x).append(old.wide).append(old.v).append(count).toString();
  }
}

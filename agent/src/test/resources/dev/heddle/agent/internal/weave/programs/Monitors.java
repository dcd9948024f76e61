// SPDX-License-Identifier: Apache-2.0
/** Synchronized blocks and methods in all shapes, and waiting. */
class Monitors {
  private int value;
  private static int shared;
  private final Object lock = new Object();
  private Object changing = new Object();

  synchronized int increment() {
    return ++value;
  }

  static synchronized int incrementShared(int by) {
    if (by < 0) {
      throw new IllegalArgumentException("negative " + by);
    }
    for (int i = 0; i < by; i++) {
      shared++;
    }
    return shared;
  }

  synchronized void parameters(Object self, long wide, double wider) {
    self = null;
    value += wide + wider;
    wide = value;
  }

  int nested(int n) {
    synchronized (this) {
      synchronized (lock) {
        value += n;
        if (n == 2) {
          return value;
        }
        while (n > 0) {
          synchronized (changing) {
            changing = new Object();
            n--;
          }
        }
      }
      try {
        value /= n;
      } catch (ArithmeticException e) {
        value = -value;
      } finally {
        synchronized (Monitors.class) {
          shared++;
        }
      }
    }
    return value;
  }

  void loopAtOnce(int n) {
    synchronized (lock) {
      while (n-- > 0) {
        value++;
      }
    }
    synchronized (lock) {
      do {
        value++;
      } while (value % 7 != 0);
    }
  }

  boolean pingPong() throws InterruptedException {
    Thread other = new Thread(() -> {
      synchronized (lock) {
        value = 1000;
        lock.notifyAll();
      }
    });
    synchronized (lock) {
      other.start();
      while (value != 1000) {
        lock.wait();
      }
      lock.wait(1);
      lock.wait(1, 1);
    }
    other.join();
    return !Thread.holdsLock(lock);
  }

  static String run() throws Exception {
    shared = 0;
    Monitors m = new Monitors();
    StringBuilder text = new StringBuilder();
    text.append(m.increment()).append(incrementShared(3));
    try {
      incrementShared(-1);
    } catch (IllegalArgumentException e) {
      text.append(e.getMessage());
    }
    m.parameters("x", 5, 6.5);
    text.append(m.nested(2)).append(m.nested(0)).append(m.nested(5));
    m.loopAtOnce(4);
    text.append(m.value).append(m.pingPong()).append(m.value).append(shared);
    try {
      m.lock.notify();
    } catch (IllegalMonitorStateException e) {
      text.append("not owner");
    }
    try {
      m.changing.wait(5);
    } catch (IllegalMonitorStateException e) {
      text.append(e.getMessage());
    }
    try {
      synchronized (m) {
        m.changing = null;
        synchronized (m.changing) {
          text.append("never");
        }
      }
    } catch (NullPointerException e) {
      text.append("null");
    }
    Thread.currentThread().interrupt();
    try {
      synchronized (m) {
        m.wait();
      }
    } catch (InterruptedException e) {
      text.append(e.getMessage());
    }
    return text.append(Thread.holdsLock(m)).toString();
  }
}

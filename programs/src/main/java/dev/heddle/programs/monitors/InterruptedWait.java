// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

/** wait() that ends by interruption holds the monitor again when the exception arrives. */
public final class InterruptedWait {
  private static final Object LOCK = new Object();
  private static int value;
  private static boolean waiting;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(InterruptedWait::waitForInterrupt);
    waiter.start();
    boolean interrupted = false;
    while (!interrupted) {
      synchronized (LOCK) {
        if (waiting) {
          value = 1;
          waiter.interrupt();
          interrupted = true;
        }
      }
      Thread.sleep(1);
    }
    waiter.join();
    System.out.println(value);
  }

  private static void waitForInterrupt() {
    synchronized (LOCK) {
      waiting = true;
      try {
        while (true) {
          LOCK.wait();
        }
      } catch (InterruptedException expected) {
        value++;
      }
    }
  }
}

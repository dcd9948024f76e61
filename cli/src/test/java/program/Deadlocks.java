// SPDX-License-Identifier: Apache-2.0
package program;

/** Two threads take two locks in opposite orders; with the argument "hang" they do meet. */
public final class Deadlocks {
  private static final Object A = new Object();
  private static final Object B = new Object();

  private Deadlocks() {}

  public static void main(String[] arguments) throws InterruptedException {
    boolean hangs = arguments.length > 0;
    Thread one = new Thread(() -> nest(A, B, hangs ? 1000 : 0), "one");
    // Half a second apart they do not meet, and nothing orders them.
    Thread two = new Thread(() -> nestLater(hangs), "two");
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println("done");
  }

  private static void nestLater(boolean hangs) {
    pause(hangs ? 0 : 500);
    nest(B, A, hangs ? 1000 : 0);
  }

  private static void nest(Object outer, Object inner, int millis) {
    synchronized (outer) {
      pause(millis);
      synchronized (inner) {
        pause(0);
      }
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

/** The second order is that of a thread which is started when the first is over and done with. */
public final class OrderedByStart {
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    // There is more than one thread from here on.
    Thread idle = new Thread(() -> System.out.println("idle"));
    idle.start();
    idle.join();
    Thread first = new Thread(OrderedByStart::first);
    first.start();
    first.join();
    System.out.println("done");
  }

  private static void first() {
    synchronized (A) {
      synchronized (B) {
        System.out.println("a, b");
      }
    }
    Thread second = new Thread(OrderedByStart::second);
    second.start();
    try {
      second.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void second() {
    synchronized (B) {
      synchronized (A) {
        System.out.println("b, a");
      }
    }
  }
}

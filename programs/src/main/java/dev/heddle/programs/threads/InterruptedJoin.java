// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** The InterruptedException out of join() is ordered after the interrupt. */
public final class InterruptedJoin {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread waiter =
        new Thread(
            () -> {
              try {
                main.join();
              } catch (InterruptedException expected) {
                value++;
              }
            });
    waiter.start();
    value = 1;
    waiter.interrupt();
    waiter.join();
    System.out.println(value);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

/** An interrupt of a virtual thread is ordered before the point where it is noticed. */
public final class Interrupts {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread sleeper =
        Thread.startVirtualThread(
            () -> {
              try {
                Thread.sleep(10_000);
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    sleeper.interrupt();
    sleeper.join();
    Thread polling =
        Thread.startVirtualThread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
              }
              value++;
            });
    value++;
    polling.interrupt();
    polling.join();
    System.out.println(value);
  }
}

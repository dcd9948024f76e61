// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** The InterruptedException out of sleep() tells of the interrupt, and is ordered after it. */
public final class InterruptedSleep {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread sleeper =
        new Thread(
            () -> {
              try {
                Thread.sleep(10_000);
              } catch (InterruptedException expected) {
                value++;
              }
            });
    sleeper.start();
    value = 1;
    sleeper.interrupt();
    sleeper.join();
    System.out.println(value);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** An interrupt happens before any point where the interrupted thread sees it. */
public final class InterruptSeen {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread seeing =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              value++;
            });
    Thread clearing =
        new Thread(
            () -> {
              while (!Thread.interrupted()) {
                Thread.onSpinWait();
              }
              value++;
            });
    seeing.start();
    value = 1;
    seeing.interrupt();
    seeing.join();
    clearing.start();
    value = 10;
    clearing.interrupt();
    clearing.join();
    System.out.println(value);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/**
 * Fig. 11 of the paper on RACER, and a write by the new thread: what a thread sets up before it
 * starts another needs no lock. Eraser knows nothing of starts.
 */
public final class HandedOver extends Thread {
  private int var;

  private HandedOver(int i) {
    var = i; // eraser: HandedOver.var
  }

  @Override
  public void run() {
    System.out.println(var); // eraser: HandedOver.var
    var++; // eraser: HandedOver.var
  }

  public static void main(String[] args) throws InterruptedException {
    HandedOver thread = new HandedOver(42);
    thread.start();
    thread.join();
  }
}

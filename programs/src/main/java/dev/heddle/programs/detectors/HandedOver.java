// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/** Fig. 11 of the paper on RACER: what a thread sets up before it starts another needs no lock. */
public final class HandedOver extends Thread {
  private int var;

  private HandedOver(int i) {
    var = i;
  }

  @Override
  public void run() {
    System.out.println(var);
    var++;
  }

  public static void main(String[] args) throws InterruptedException {
    HandedOver thread = new HandedOver(42);
    thread.start();
    thread.join();
  }
}

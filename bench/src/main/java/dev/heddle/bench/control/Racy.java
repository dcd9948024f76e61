// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.control;

/** A program with a race, to see that the agent checks at all before its silence is believed. */
public final class Racy {
  private int unguarded;

  private Racy() {}

  private void count() {
    for (int i = 0; i < 1000; i++) {
      unguarded++; // race: Racy.unguarded
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Racy racy = new Racy();
    Thread one = new Thread(racy::count);
    Thread two = new Thread(racy::count);
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println("racy 0");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/**
 * Two threads hand data to each other again and again by one volatile field, which each reads many
 * times before it is written anew. No race; lock sets know nothing of volatile fields.
 */
public final class HandedOverToAndFro {
  private static final int ROUNDS = 20;

  private static volatile int turn;
  private static int data;

  private record Player(int parity) implements Runnable {
    @Override
    public void run() {
      for (int round = parity; round < ROUNDS; round += 2) {
        while (turn != round) {
          Thread.onSpinWait();
        }
        if (turn == round) {
          data++; // eraser, racer, object-race: HandedOverToAndFro.data
        }
        turn = round + 1;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread even = new Thread(new Player(0)); // object-race: HandedOverToAndFro.data
    Thread odd = new Thread(new Player(1));
    even.start();
    odd.start();
    even.join();
    odd.join();
    System.out.println(data);
  }
}

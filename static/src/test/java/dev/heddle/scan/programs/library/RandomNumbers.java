// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.Random;

/** A java.util.Random may be shared, a hand-made generator may not. */
public final class RandomNumbers {
  static final class LinearCongruential {
    private int state = 1;

    int next() {
      state = state * 1103515245 + 12345; // race: RandomNumbers$LinearCongruential.state
      return state; // race: RandomNumbers$LinearCongruential.state
    }
  }

  public static void racy() throws Exception {
    LinearCongruential dice = new LinearCongruential();
    Thread first = new Thread(() -> System.out.println(dice.next()));
    Thread second = new Thread(() -> System.out.println(dice.next()));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Random dice = new Random();
    Thread first = new Thread(() -> System.out.println(dice.nextInt()));
    Thread second = new Thread(() -> System.out.println(dice.nextInt()));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

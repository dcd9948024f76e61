// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.programs;

import dev.heddle.junit.HeddleExtension;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests with and without races; run by ExtensionIT. */
@ExtendWith(HeddleExtension.class)
public class Counters {
  private int count;
  private int estimate;

  private void increment() {
    count++;
  }

  @Test
  void races() throws InterruptedException {
    InTwoThreads.run(this::increment);
  }

  @Test
  void racesAsWell() throws InterruptedException {
    InTwoThreads.run(this::increment);
  }

  @Test
  void suppressedRace() throws InterruptedException {
    InTwoThreads.run(this::incrementRoughly);
  }

  private void incrementRoughly() {
    estimate++;
  }

  @Test
  void isCorrect() throws InterruptedException {
    AtomicInteger correct = new AtomicInteger();
    InTwoThreads.run(correct::incrementAndGet);
  }

  /** The test's own loop races, and nothing synchronises after it. */
  @Test
  void racesAtItsEnd() throws InterruptedException {
    int[] numbers = new int[100];
    Thread other = new Thread(() -> fill(numbers), "other");
    other.start();
    fill(numbers);
    // Not a join, which would order the two: a state of the thread, at which heddle does not look.
    while (other.getState() != Thread.State.TERMINATED) {
      Thread.onSpinWait();
    }
    fill(numbers);
  }

  private static void fill(int[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i;
    }
  }

  @Test
  void failsByItself() throws InterruptedException {
    InTwoThreads.run(this::increment);
    throw new IllegalStateException("by itself");
  }
}

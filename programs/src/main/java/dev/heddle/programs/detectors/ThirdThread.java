// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Three threads, one after the other, write a field in turn without a lock, each while the others
 * are alive. The first two own the object; the third is asked for a lock.
 */
public final class ThirdThread { // object-race: ThirdThread.value
  private static final Schedule SCHEDULE = new Schedule();

  private int value;

  private record Writer(ThirdThread shared, int turn) implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(turn);
      shared.value++; // race, eraser, racer, hybrid, object-race: ThirdThread.value
      SCHEDULE.reach(turn + 1);
      SCHEDULE.await(3);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ThirdThread shared = new ThirdThread();
    Thread[] writers = new Thread[2];
    for (int i = 0; i < writers.length; i++) {
      writers[i] = new Thread(new Writer(shared, i + 1));
      writers[i].start();
    }
    SCHEDULE.reach(1);
    for (Thread writer : writers) {
      writer.join();
    }
  }
}

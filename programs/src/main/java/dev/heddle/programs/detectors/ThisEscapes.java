// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Fig. 10 of the paper on RACER: a constructor registers a listener, through which another thread
 * reads a field that the constructor has set. Eraser takes the write for initialisation.
 */
public final class ThisEscapes {
  private static final Schedule SCHEDULE = new Schedule();

  private static Runnable listener;
  private int i;

  private ThisEscapes(EventSource source) {
    i = 42; // race: ThisEscapes.i; racer, hybrid: ThisEscapes.i
    source.register(() -> doSomething());
    SCHEDULE.reach(1);
    SCHEDULE.await(2);
  }

  private void doSomething() {
    SCHEDULE.await(1);
    System.out.println(i); // race: ThisEscapes.i; racer, hybrid: ThisEscapes.i
    SCHEDULE.reach(2);
  }

  /** Hands listeners to a thread that was started before. */
  private static final class EventSource extends Thread {
    @Override
    public void run() {
      SCHEDULE.await(1);
      Runnable found = listener; // race: ThisEscapes.listener; racer, hybrid: ThisEscapes.listener
      found.run();
    }

    void register(Runnable newListener) {
      listener = newListener; // race: ThisEscapes.listener; racer, hybrid: ThisEscapes.listener
    }
  }

  public static void main(String[] args) throws InterruptedException {
    EventSource source = new EventSource();
    source.start();
    new ThisEscapes(source);
    source.join();
  }
}

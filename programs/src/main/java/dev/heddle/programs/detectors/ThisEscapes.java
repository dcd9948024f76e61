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

  private ThisEscapes(EventSource source) { // object-race: ThisEscapes.*
    i = 42; // race: ThisEscapes.i; racer, hybrid: ThisEscapes.i
    source.register(() -> doSomething());
    SCHEDULE.reach(1);
    SCHEDULE.await(2);
  }

  private void doSomething() {
    SCHEDULE.await(1); // object-race: ThisEscapes.*
    System.out.println(i); // race: ThisEscapes.i; racer, hybrid: ThisEscapes.i
    SCHEDULE.reach(2);
  }

  /** Hands listeners to a thread that was started before. */
  private static final class EventSource extends Thread { // may object-race: EventSource.*
    @Override
    public void run() {
      SCHEDULE.await(1); // may object-race: EventSource.*
      Runnable found = listener; // race, racer, hybrid, object-race: ThisEscapes.listener
      found.run();
    }

    void register(Runnable newListener) {
      Runnable given = newListener; // may object-race: EventSource.*
      listener = given; // race, racer, hybrid: ThisEscapes.listener
    }
  }

  public static void main(String[] args) throws InterruptedException {
    EventSource source = new EventSource(); // object-race: ThisEscapes.listener
    source.start();
    new ThisEscapes(source);
    source.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;

/** A wait by TimeUnit that times out says nothing about a writer outside the monitor. */
public final class TimeUnitWaitTimesOut {
  private static final Object LOCK = new Object();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(TimeUnitWaitTimesOut::waiter, TimeUnitWaitTimesOut::writer);
    System.out.println("done");
  }

  private static void waiter() throws InterruptedException {
    synchronized (LOCK) {
      TimeUnit.MILLISECONDS.timedWait(LOCK, 20);
      int read = value; // race: TimeUnitWaitTimesOut.value
    }
  }

  private static void writer() {
    value = 1; // race: TimeUnitWaitTimesOut.value
  }
}

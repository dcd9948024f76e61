// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Return, break, continue and fall-through out of a synchronized block all release the monitor. */
public final class EveryWayOut {
  private static final Object LOCK = new Object();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(EveryWayOut::loop, EveryWayOut::loop);
    System.out.println(count);
  }

  private static void loop() {
    for (int i = 0; i < 100; i++) {
      synchronized (LOCK) {
        if (i % 3 == 0) {
          count++;
          continue;
        }
        if (i == 98) {
          count++;
          break;
        }
        count++;
      }
    }
    last();
  }

  private static int last() {
    synchronized (LOCK) {
      return ++count;
    }
  }
}

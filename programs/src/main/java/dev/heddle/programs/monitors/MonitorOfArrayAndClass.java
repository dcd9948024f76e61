// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Arrays, strings and foreign class objects serve as monitors like any other object. */
public final class MonitorOfArrayAndClass {
  private static final int[] CELLS = new int[1];
  private static int underString;
  private static int underClass;

  public static void main(String[] args) throws Exception {
    Threads.run(MonitorOfArrayAndClass::work, MonitorOfArrayAndClass::work);
    System.out.println(CELLS[0] + " " + underString + " " + underClass);
  }

  private static void work() {
    synchronized (CELLS) {
      CELLS[0]++;
    }
    synchronized ("a string constant") {
      underString++;
    }
    synchronized (Thread.State.class) {
      underClass++;
    }
  }
}

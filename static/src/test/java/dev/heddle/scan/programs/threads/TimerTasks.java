// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.Timer;
import java.util.TimerTask;

/** Tasks of two timers run at the same time, tasks of one timer do not. */
public final class TimerTasks {
  private static int beats;

  static final class Beat extends TimerTask {
    @Override
    public void run() {
      beats++; // race: TimerTasks.beats
    }
  }

  public static void racy() throws Exception {
    Timer left = new Timer(true);
    Timer right = new Timer(true);
    left.schedule(new Beat(), 1);
    right.schedule(new Beat(), 1);
    Thread.sleep(20);
  }

  public static void safe() throws Exception {
    Timer only = new Timer(true);
    only.schedule(new Beat(), 1);
    only.schedule(new Beat(), 1);
    Thread.sleep(20);
  }
}

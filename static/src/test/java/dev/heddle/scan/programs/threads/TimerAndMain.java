// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicInteger;

/** The main thread reads what a periodic timer task still writes. */
public final class TimerAndMain {
  private int elapsed;
  private final AtomicInteger safeElapsed = new AtomicInteger();

  public static void racy() throws Exception {
    TimerAndMain watch = new TimerAndMain();
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            watch.elapsed++; // race: TimerAndMain.elapsed
          }
        },
        1,
        1);
    System.out.println(watch.elapsed); // race: TimerAndMain.elapsed
    timer.cancel();
  }

  public static void safe() throws Exception {
    TimerAndMain watch = new TimerAndMain();
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            watch.safeElapsed.incrementAndGet();
          }
        },
        1,
        1);
    System.out.println(watch.safeElapsed.get());
    timer.cancel();
  }
}

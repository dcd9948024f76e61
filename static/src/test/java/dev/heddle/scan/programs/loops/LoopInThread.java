// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** A parallel loop inside a thread races with the thread that started it. */
public final class LoopInThread {
  static final class Progress {
    volatile int done;
    int percent;
  }

  public static void racy() throws Exception {
    Progress progress = new Progress();
    Thread worker =
        new Thread(
            () -> {
              IntStream.range(0, 100)
                  .parallel()
                  .forEach(
                      i -> {
                        progress.percent = i; // race: LoopInThread$Progress.percent
                      });
            });
    worker.start();
    System.out.println(progress.percent); // race: LoopInThread$Progress.percent
    worker.join();
  }

  public static void safe() throws Exception {
    Progress progress = new Progress();
    Thread worker =
        new Thread(
            () -> {
              IntStream.range(0, 100)
                  .parallel()
                  .forEach(
                      i -> {
                        progress.done = i;
                      });
            });
    worker.start();
    System.out.println(progress.done);
    worker.join();
  }
}

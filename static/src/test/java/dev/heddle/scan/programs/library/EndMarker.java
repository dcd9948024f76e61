// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One object marks the end of a queue for all; who takes it must not change it. */
public final class EndMarker {
  private static final Job END = new Job();

  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();

  private static final class Job {
    int runs;

    void run() {
      runs++; // race: EndMarker$Job.runs
    }
  }

  private void work() {
    Job job = jobs.poll();
    do {
      job.run();
      job = jobs.poll();
    } while (job != END);
  }

  private void workSafely() {
    Job job = jobs.poll();
    while (job != END) {
      job.run();
      job = jobs.poll();
    }
  }

  private void fill() {
    for (int i = 0; i < 10; i++) {
      jobs.add(new Job());
    }
    jobs.add(END);
    jobs.add(END);
  }

  public static void racy() throws Exception {
    EndMarker line = new EndMarker();
    line.fill();
    new Thread(line::work).start();
    new Thread(line::work).start();
  }

  public static void safe() throws Exception {
    EndMarker line = new EndMarker();
    line.fill();
    new Thread(line::workSafely).start();
    new Thread(line::workSafely).start();
  }
}

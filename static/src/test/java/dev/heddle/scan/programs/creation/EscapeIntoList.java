// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;

/** Each iteration puts its new job into a shared list and changes the job found first there. */
public final class EscapeIntoList {
  static final class Job {
    int priority;
  }

  public static void racy() throws Exception {
    List<Job> jobs = new CopyOnWriteArrayList<>();
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              jobs.add(new Job());
              Job first = jobs.get(0);
              first.priority += i; // race: EscapeIntoList$Job.priority
            });
  }

  public static void safe() throws Exception {
    List<Job> jobs = new CopyOnWriteArrayList<>();
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              Job job = new Job();
              job.priority += i;
              jobs.add(job);
            });
  }
}

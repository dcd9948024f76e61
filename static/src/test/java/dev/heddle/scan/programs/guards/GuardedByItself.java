// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;

/** What a field refers to is its own lock. */
public final class GuardedByItself {
  @GuardedBy("itself")
  private final Deque<String> jobs = new ArrayDeque<>();

  private void push() {
    jobs.push("job"); // race: java.util.ArrayDeque
  }

  private void pushLocked() {
    synchronized (jobs) {
      jobs.push("job");
    }
  }

  public static void racy() {
    GuardedByItself plan = new GuardedByItself();
    IntStream.range(0, 9).parallel().forEach(i -> plan.push());
  }

  public static void safe() {
    GuardedByItself plan = new GuardedByItself();
    IntStream.range(0, 9).parallel().forEach(i -> plan.pushLocked());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.hang;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds threads that wait for each other in a circle. */
final class Circles {
  private final List<StoppedThread> threads;
  private final List<List<StoppedThread>> found = new ArrayList<>();
  private final Set<StoppedThread> done = new HashSet<>();
  private final List<StoppedThread> path = new ArrayList<>();

  private Circles(List<StoppedThread> threads) {
    this.threads = threads;
  }

  /** Circles that have no thread in common; each thread waits for the next one in the list. */
  static List<List<StoppedThread>> in(List<StoppedThread> threads) {
    Circles circles = new Circles(threads);
    for (StoppedThread each : threads) {
      circles.follow(each);
    }
    return circles.found;
  }

  private void follow(StoppedThread thread) {
    if (thread.awaited() == null || !done.add(thread)) {
      return;
    }
    path.add(thread);
    for (StoppedThread holder : threads) {
      if (holder.keepsOut(thread)) {
        int start = path.indexOf(holder);
        if (start >= 0) {
          found.add(new ArrayList<>(path.subList(start, path.size())));
          break;
        }
        follow(holder);
      }
    }
    path.remove(path.size() - 1);
  }
}

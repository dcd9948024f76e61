// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All circles of nested locks by definition: whatever was taken is kept, each order is tried. */
final class NaiveLockOrder {
  /** The lines of each circle that there is. */
  final Set<Set<Integer>> circles = new HashSet<>();

  /** For each thread, the acquisitions that came before what it does next. */
  private final List<Set<Nested>> before = new ArrayList<>();

  private final List<Nested> all = new ArrayList<>();
  private Set<Set<Integer>> added;

  /** How many threads there are at least in what the latest acquisition has closed, if anything. */
  int shortest;

  private static final class Nested {
    int thread;
    Set<Nested> before;
    List<Integer> held;
    List<Boolean> heldShared;
    int taken;
    boolean takesShared;
    int line;

    boolean waitsFor(Nested other) {
      int index = other.held.indexOf(taken);
      return index >= 0 && !(takesShared && other.heldShared.get(index));
    }

    boolean canMeet(Nested other) {
      if (thread == other.thread || before.contains(other) || other.before.contains(this)) {
        return false;
      }
      for (int i = 0; i < held.size(); i++) {
        int index = other.held.indexOf(held.get(i));
        if (index >= 0 && !(heldShared.get(i) && other.heldShared.get(index))) {
          return false;
        }
      }
      return true;
    }
  }

  /** Returns the thread's number. */
  int addThread(int starter) {
    before.add(starter < 0 ? new HashSet<>() : new HashSet<>(before.get(starter)));
    return before.size() - 1;
  }

  void join(int thread, int ended) {
    before.get(thread).addAll(before.get(ended));
  }

  /** Returns the circles that were not there before. */
  Set<Set<Integer>> nest(
      int thread,
      List<Integer> held,
      List<Boolean> heldShared,
      int taken,
      boolean takesShared,
      int line) {
    Nested nested = new Nested();
    nested.thread = thread;
    nested.before = Set.copyOf(before.get(thread));
    nested.held = held;
    nested.heldShared = heldShared;
    nested.taken = taken;
    nested.takesShared = takesShared;
    nested.line = line;
    before.get(thread).add(nested);
    all.add(nested);
    added = new HashSet<>();
    shortest = Integer.MAX_VALUE;
    extend(new ArrayList<>(List.of(nested)));
    return added;
  }

  private void extend(List<Nested> path) {
    Nested last = path.get(path.size() - 1);
    for (Nested next : all) {
      if (last.waitsFor(next) && canMeetAll(next, path)) {
        path.add(next);
        if (next.waitsFor(path.get(0))) {
          close(path);
        } else {
          extend(path);
        }
        path.remove(path.size() - 1);
      }
    }
  }

  private static boolean canMeetAll(Nested next, List<Nested> path) {
    for (Nested each : path) {
      if (!next.canMeet(each)) {
        return false;
      }
    }
    return true;
  }

  /** Who waits for two of a circle makes a shorter one in it. */
  private void close(List<Nested> path) {
    Set<Integer> lines = new TreeSet<>();
    int waits = 0;
    for (Nested each : path) {
      lines.add(each.line);
      for (Nested other : path) {
        waits += each.waitsFor(other) ? 1 : 0;
      }
    }
    if (waits == path.size()) {
      shortest = Math.min(shortest, path.size());
      if (circles.add(lines)) {
        added.add(lines);
      }
    }
  }
}

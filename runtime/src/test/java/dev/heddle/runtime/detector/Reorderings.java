// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.detector.RandomScript.Kind;
import dev.heddle.runtime.detector.RandomScript.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All other schedules in which the threads of a short script would do the same: each read sees the
 * write that it saw, locks exclude each other, and what must happen before does. Two conflicting
 * accesses that can be made at the same moment in one of them are a race that can really happen.
 */
final class Reorderings {
  private final List<Step> steps;
  private final List<String> names = new ArrayList<>();
  private final List<String> variables = new ArrayList<>();
  private final Map<String, List<Integer>> ofThread = new HashMap<>();

  /** Which write each read saw, by their lines; -1 for none. */
  private final int[] seen;

  private final Set<Pair> races = new HashSet<>();

  /** How far each thread is, and which write each variable has seen last. */
  private record Moment(List<Integer> done, List<Integer> written) {}

  private Reorderings(List<Step> steps) {
    this.steps = steps;
    this.seen = new int[steps.size()];
    Map<String, Integer> lastWrites = new HashMap<>();
    for (int line = 0; line < seen.length; line++) {
      Step step = steps.get(line);
      ofThread.computeIfAbsent(step.thread(), key -> new ArrayList<>()).add(line);
      if (step.kind() == Kind.READ || step.kind() == Kind.WRITE) {
        seen[line] = lastWrites.getOrDefault(step.object(), -1);
        if (!variables.contains(step.object())) {
          variables.add(step.object());
        }
      }
      if (step.kind() == Kind.WRITE) {
        lastWrites.put(step.object(), line);
      }
    }
    names.addAll(ofThread.keySet());
  }

  /** Two lines of the script that race. */
  record Pair(int later, int earlier) {}

  static Set<Pair> races(List<Step> steps) {
    Reorderings reorderings = new Reorderings(steps);
    reorderings.search();
    return reorderings.races;
  }

  private void search() {
    Integer[] none = new Integer[variables.size()];
    Arrays.fill(none, -1);
    Integer[] start = new Integer[names.size()];
    Arrays.fill(start, 0);
    Moment first = new Moment(List.of(start), List.of(none));
    Set<Moment> known = new HashSet<>(Set.of(first));
    Deque<Moment> open = new ArrayDeque<>(known);
    while (!open.isEmpty()) {
      for (Moment next : next(open.pop())) {
        if (known.add(next)) {
          open.push(next);
        }
      }
    }
  }

  private List<Moment> next(Moment moment) {
    List<Integer> enabled = new ArrayList<>();
    List<Moment> next = new ArrayList<>();
    for (int thread = 0; thread < names.size(); thread++) {
      List<Integer> lines = ofThread.get(names.get(thread));
      int done = moment.done.get(thread);
      if (done < lines.size() && isEnabled(lines.get(done), moment)) {
        enabled.add(lines.get(done));
        Moment after = after(lines.get(done), thread, moment);
        if (after != null) {
          next.add(after);
        }
      }
    }
    for (int line : enabled) {
      for (int other : enabled) {
        if (other < line && conflict(steps.get(line), steps.get(other))) {
          races.add(new Pair(line, other));
        }
      }
    }
    return next;
  }

  private static boolean conflict(Step one, Step other) {
    boolean areAccesses = isAccess(one) && isAccess(other);
    boolean isOneWrite = one.kind() == Kind.WRITE || other.kind() == Kind.WRITE;
    return areAccesses && isOneWrite && one.object().equals(other.object());
  }

  private static boolean isAccess(Step step) {
    return step.kind() == Kind.READ || step.kind() == Kind.WRITE;
  }

  private Moment after(int line, int thread, Moment moment) {
    Step step = steps.get(line);
    List<Integer> written = moment.written;
    if (isAccess(step)) {
      int variable = variables.indexOf(step.object());
      if (step.kind() == Kind.READ && written.get(variable) != seen[line]) {
        return null;
      }
      if (step.kind() == Kind.WRITE) {
        written = new ArrayList<>(written);
        written.set(variable, line);
      }
    }
    List<Integer> done = new ArrayList<>(moment.done);
    done.set(thread, done.get(thread) + 1);
    return new Moment(done, written);
  }

  private boolean isEnabled(int line, Moment moment) {
    Step step = steps.get(line);
    for (int other = 0; other < steps.size(); other++) {
      Step earlier = steps.get(other);
      boolean isStart = earlier.kind() == Kind.START && earlier.object().equals(step.thread());
      boolean mustBeDone = isStart || mustPrecede(earlier, step, other < line);
      if (mustBeDone && !isDone(other, moment)) {
        return false;
      }
    }
    return step.kind() != Kind.LOCK || isFree(step.object(), moment);
  }

  private static boolean mustPrecede(Step earlier, Step step, boolean isEarlier) {
    return switch (step.kind()) {
      case JOIN -> earlier.kind() == Kind.END && earlier.thread().equals(step.object());
      case ACQUIRE ->
          isEarlier && earlier.kind() == Kind.RELEASE && earlier.object().equals(step.object());
      default -> false;
    };
  }

  private boolean isDone(int line, Moment moment) {
    String thread = steps.get(line).thread();
    int done = moment.done.get(names.indexOf(thread));
    return ofThread.get(thread).indexOf(line) < done;
  }

  private boolean isFree(String lock, Moment moment) {
    int taken = 0;
    for (int line = 0; line < steps.size(); line++) {
      Step step = steps.get(line);
      if (lock.equals(step.object()) && isDone(line, moment)) {
        taken += step.kind() == Kind.LOCK ? 1 : step.kind() == Kind.UNLOCK ? -1 : 0;
      }
    }
    return taken == 0;
  }
}

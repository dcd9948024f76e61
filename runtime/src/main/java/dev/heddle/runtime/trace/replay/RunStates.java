// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import java.util.Arrays;

/** Few states, each of a run of parts: one for all the elements of an array that nobody divides. */
final class RunStates extends PartStates {
  /** With more of them, single states are quicker to change. */
  static final int MOST_RUNS = 32;

  /** Where each run ends, the first part behind it; ascending. Nothing is known of what follows. */
  private int[] ends = {};

  private Object[] states = {};
  private int count;

  /** One run of that length. */
  static RunStates of(int length, Object state) {
    RunStates one = new RunStates();
    one.ends = new int[] {length};
    one.states = new Object[] {state};
    one.count = 1;
    return one;
  }

  @Override
  Object get(int part) {
    int run = find(part);
    return run == count ? null : states[run];
  }

  @Override
  PartStates access(int first, int step, int accessed, Transition transition) {
    boolean isScattered = step > 1 && accessed > MOST_RUNS / 2;
    if (isScattered || count > MOST_RUNS) {
      return cells().access(first, step, accessed, transition);
    }
    if (step == 1) {
      // Runs end before the largest number that there is, which no array has as an index.
      access(first, first + accessed, transition);
    } else {
      for (int i = 0; i < accessed; i++) {
        access(first + i * step, first + i * step + 1, transition);
      }
    }
    return this;
  }

  private PartStates cells() {
    CellStates cells = new CellStates();
    int start = 0;
    for (int run = 0; run < count; run++) {
      cells.fill(start, ends[run], states[run]);
      start = ends[run];
    }
    return cells;
  }

  /** The parts from one to before another. */
  private void access(int from, int to, Transition transition) {
    int first = find(from);
    if (first < count && start(first) == from && ends[first] == to) {
      states[first] = transition.after(states[first]);
      return;
    }
    RunStates changed = new RunStates();
    changed.ends = new int[count + 3];
    changed.states = new Object[count + 3];
    for (int run = 0; run < first; run++) {
      changed.add(ends[run], states[run]);
    }
    changed.add(from, first == count ? null : states[first]);
    int done = from;
    int run = first;
    for (; run < count && done < to; run++) {
      done = Math.min(ends[run], to);
      changed.add(done, transition.after(states[run]));
    }
    if (done < to) {
      changed.add(to, transition.after(null));
    } else if (run > 0 && to < ends[run - 1]) {
      changed.add(ends[run - 1], states[run - 1]);
    }
    for (; run < count; run++) {
      changed.add(ends[run], states[run]);
    }
    ends = Arrays.copyOf(changed.ends, changed.count);
    states = Arrays.copyOf(changed.states, changed.count);
    count = changed.count;
  }

  /** Adds a run if it has a length; one of equal states is part of the run before. */
  private void add(int end, Object state) {
    if (end == (count == 0 ? 0 : ends[count - 1])) {
      return;
    }
    if (count > 0
        && (state == null ? states[count - 1] == null : state.equals(states[count - 1]))) {
      ends[count - 1] = end;
      return;
    }
    ends[count] = end;
    states[count++] = state;
  }

  private int start(int run) {
    return run == 0 ? 0 : ends[run - 1];
  }

  /** The run that a part is in; their number if it is behind all of them. */
  private int find(int part) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[middle] <= part) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

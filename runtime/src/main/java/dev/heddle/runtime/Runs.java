// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import jdk.internal.vm.annotation.DontInline;

/**
 * The histories of consecutive positions, as runs of positions that share one. Guarded by the
 * monitor of the {@link ArrayShadow} that it belongs to.
 *
 * <p>A change of one run as a whole is made in place, any other in a copy, which then replaces the
 * arrays: an error on the way (no memory, no stack) leaves the runs as they were.
 */
final class Runs {
  /** Where each run ends, the first position behind it; ascending. */
  private int[] ends;

  private History[] histories;
  private int count;

  Runs(int length, History history) {
    ends = new int[] {length};
    histories = new History[] {history};
    count = 1;
  }

  private Runs(int capacity) {
    ends = new int[capacity];
    histories = new History[capacity];
  }

  int count() {
    return count;
  }

  int length() {
    return ends[count - 1];
  }

  /** The number of the run that holds a position. */
  int find(int position) {
    int low = 0;
    int high = count - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[middle] <= position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  int start(int run) {
    return run == 0 ? 0 : ends[run - 1];
  }

  int end(int run) {
    return ends[run];
  }

  History history(int run) {
    return histories[run];
  }

  /** The positions from one to before another are accessed. */
  @DontInline
  void access(int from, int to, RangeAccess access) {
    int first = find(from);
    if (to <= ends[first] && access.isNoted(histories[first])) {
      return;
    }
    if (ends[first] == to && start(first) == from) {
      replace(first, access.after(histories[first]));
      return;
    }
    int last = find(to - 1);
    Runs changed = new Runs(count + 2);
    for (int run = 0; run < first; run++) {
      changed.add(ends[run], histories[run]);
    }
    if (start(first) < from) {
      changed.add(from, histories[first]);
    }
    for (int run = first; run <= last; run++) {
      changed.add(Math.min(ends[run], to), access.after(histories[run]));
    }
    if (to < ends[last]) {
      changed.add(ends[last], histories[last]);
    }
    for (int run = last + 1; run < count; run++) {
      changed.add(ends[run], histories[run]);
    }
    ends = changed.ends;
    histories = changed.histories;
    count = changed.count;
  }

  private void replace(int run, History history) {
    if (histories[run] != history) {
      histories[run] = history;
      uniteWithNext(run);
      uniteWithNext(run - 1);
    }
  }

  private void uniteWithNext(int run) {
    if (run < 0 || run + 1 >= count || !History.areEqual(histories[run], histories[run + 1])) {
      return;
    }
    System.arraycopy(ends, run + 1, ends, run, count - run - 1);
    System.arraycopy(histories, run + 2, histories, run + 1, count - run - 2);
    histories[--count] = null;
  }

  private void add(int end, History history) {
    if (count > 0 && History.areEqual(histories[count - 1], history)) {
      ends[count - 1] = end;
      return;
    }
    ends[count] = end;
    histories[count++] = history;
  }

  /** Every {@code factor}-th position, from the given one on. */
  Runs thinned(int offset, int factor) {
    Runs thinned = new Runs(count);
    for (int run = 0; run < count; run++) {
      int end = ends[run] <= offset ? 0 : (ends[run] - offset - 1) / factor + 1;
      if (end > (thinned.count == 0 ? 0 : thinned.ends[thinned.count - 1])) {
        thinned.add(end, histories[run]);
      }
    }
    return thinned;
  }

  /** Writes each position's history to every {@code stride}-th cell. */
  void copyTo(History[] cells, int offset, int stride) {
    int position = 0;
    for (int run = 0; run < count; run++) {
      for (; position < ends[run]; position++) {
        cells[offset + position * stride] = histories[run];
      }
    }
  }
}

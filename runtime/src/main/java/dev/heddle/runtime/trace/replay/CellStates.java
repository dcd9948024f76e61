// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import java.util.Arrays;

/** A state for each part, in pages that exist once one of their parts is accessed. */
final class CellStates extends PartStates {
  private static final int SHIFT = 6;
  private static final int PAGE = 1 << SHIFT;
  private static final int MASK = PAGE - 1;

  private Object[][] pages = {};

  /** The first part behind all that were accessed. */
  private int end;

  @Override
  Object get(int part) {
    int page = part >> SHIFT;
    return page >= pages.length || pages[page] == null ? null : pages[page][part & MASK];
  }

  void fill(int from, int to, Object state) {
    for (int part = from; state != null && part < to; part++) {
      page(part)[part & MASK] = state;
    }
    end = Math.max(end, to);
  }

  @Override
  PartStates access(int first, int step, int count, Transition transition) {
    for (int i = 0; i < count; i++) {
      int part = first + i * step;
      Object[] page = page(part);
      page[part & MASK] = transition.after(page[part & MASK]);
    }
    end = Math.max(end, first + (count - 1) * step + 1);
    boolean isAll = step == 1 && first == 0 && count == end;
    return isAll && areEqual() ? RunStates.of(end, get(0)) : this;
  }

  /** Whoever accesses all elements at once often leaves them in one state. */
  private boolean areEqual() {
    Object state = get(0);
    for (int part = 1; part < end; part++) {
      if (get(part) != state) {
        return false;
      }
    }
    return true;
  }

  private Object[] page(int part) {
    int page = part >> SHIFT;
    if (page >= pages.length) {
      pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
    }
    if (pages[page] == null) {
      pages[page] = new Object[PAGE];
    }
    return pages[page];
  }
}

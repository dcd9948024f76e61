// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The races inside libraries that a finding at the application's calls stands for.
 *
 * @param races some of them, {@link #MOST} at most
 * @param count how many there are
 */
public record Inside(List<Race> races, int count) {
  /** What a finding keeps of them. */
  public static final int MOST = 20;

  /** For findings that stand for themselves. */
  public static final Inside NONE = new Inside(List.of(), 0);

  /**
   * A race inside a library.
   *
   * @param accesses both, with the whole stacks from the threads' first methods
   */
  public record Race(Subject subject, List<Access> accesses) {
    public Race {
      accesses = List.copyOf(accesses);
    }
  }

  public Inside {
    count = Math.max(count, races.size());
    races = List.copyOf(races.size() > MOST ? races.subList(0, MOST) : races);
  }

  /** What two reports of the same finding know together. */
  public Inside and(Inside other) {
    if (other.count == 0) {
      return this;
    }
    Set<Race> both = new LinkedHashSet<>(races);
    both.addAll(other.races);
    return new Inside(new ArrayList<>(both), Math.max(count, other.count));
  }
}

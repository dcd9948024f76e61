// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import java.util.Arrays;

/**
 * What is known to have come before: of each of some threads, all that it did up to some time of
 * its life. Immutable.
 *
 * <p>A thread that sees the ends of very many others would know of ever more of them. Of the ended
 * ones only the latest are kept; who ended long ago then counts as known, which may hide a deadlock
 * and can never invent one.
 */
public final class Knowledge {
  public static final Knowledge NONE = new Knowledge(new Life[0], new int[0], 0);

  static final int MOST = 256;

  /** In the order of the threads' numbers. */
  private final Life[] lives;

  private final int[] times;

  /** Of threads up to this number, all that have ended count as known. */
  private final long forgotten;

  private Knowledge(Life[] lives, int[] times, long forgotten) {
    this.lives = lives;
    this.times = times;
    this.forgotten = forgotten;
  }

  /** Whether all that the thread did up to that time is known. */
  boolean covers(Life life, int time) {
    for (int i = 0; i < lives.length; i++) {
      if (lives[i] == life) {
        return times[i] >= time;
      }
    }
    return life.number() <= forgotten && life.hasEnded();
  }

  /**
   * Whether all that is known here and was not known before came after that time of the thread, or
   * was done by the thread itself.
   */
  boolean isOfAfter(Life life, int time, Knowledge before) {
    if (this == before) {
      return true;
    }
    int old = 0;
    for (int i = 0; i < lives.length; i++) {
      Life each = lives[i];
      while (old < before.lives.length && before.lives[old].number() < each.number()) {
        old++;
      }
      boolean wasKnown =
          old < before.lives.length && before.lives[old] == each
              ? before.times[old] >= times[i]
              : each.number() <= before.forgotten && each.hasEnded();
      if (!wasKnown && each != life && !each.beganAfter(life, time)) {
        return false;
      }
    }
    return true;
  }

  Knowledge with(Life life, int time) {
    return join(new Knowledge(new Life[] {life}, new int[] {time}, 0));
  }

  Knowledge join(Knowledge other) {
    if (other == this || other.lives.length == 0) {
      return this;
    }
    Life[] joined = new Life[lives.length + other.lives.length];
    int[] joinedTimes = new int[joined.length];
    boolean isNew = other.forgotten > forgotten;
    int size = 0;
    int right = 0;
    for (int left = 0; left < lives.length || right < other.lives.length; size++) {
      boolean takesRight = left == lives.length;
      if (!takesRight && right < other.lives.length) {
        takesRight = other.lives[right].number() <= lives[left].number();
      }
      if (!takesRight) {
        joined[size] = lives[left];
        joinedTimes[size] = times[left++];
        continue;
      }
      boolean isBoth = left < lives.length && lives[left] == other.lives[right];
      int mine = isBoth ? times[left++] : 0;
      isNew |= other.times[right] > mine;
      joined[size] = other.lives[right];
      joinedTimes[size] = Math.max(mine, other.times[right++]);
    }
    return isNew ? of(joined, joinedTimes, size, Math.max(forgotten, other.forgotten)) : this;
  }

  private static Knowledge of(Life[] lives, int[] times, int size, long forgotten) {
    if (size <= MOST) {
      return new Knowledge(Arrays.copyOf(lives, size), Arrays.copyOf(times, size), forgotten);
    }
    int tooMany = size - MOST / 2;
    int kept = 0;
    long last = forgotten;
    for (int i = 0; i < size; i++) {
      if (tooMany > 0 && lives[i].hasEnded()) {
        tooMany--;
        lives[i].forget();
        last = Math.max(last, lives[i].number());
      } else {
        lives[kept] = lives[i];
        times[kept++] = times[i];
      }
    }
    return new Knowledge(Arrays.copyOf(lives, kept), Arrays.copyOf(times, kept), last);
  }

  int size() {
    return lives.length;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Acquisitions that have a lock in common, the newest first. Those that are forgotten go when the
 * list has grown to twice the length of the rest, and the oldest when there are too many.
 */
final class Acquisitions {
  static final int MOST = 256;
  private static final int FEWEST = 4;

  private static final VarHandle FIRST = firstHandle();

  /** Replaced by compare-and-set. */
  private volatile Link first;

  /** The length at which the list is tidied next. Whoever adds something may set it. */
  private int limit = FEWEST;

  private static VarHandle firstHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(Acquisitions.class, "first", Link.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** One of them, and those that were there before. */
  static final class Link {
    final Acquisition acquisition;
    final Link next;
    private final int length;

    private Link(Acquisition acquisition, Link next) {
      this.acquisition = acquisition;
      this.next = next;
      this.length = length(next) + 1;
    }
  }

  private static int length(Link link) {
    return link == null ? 0 : link.length;
  }

  Link first() {
    return first;
  }

  int length() {
    return length(first);
  }

  void add(Acquisition acquisition) {
    Link before;
    Link after;
    do {
      before = first;
      after = new Link(acquisition, length(before) < limit ? before : tidied(before));
    } while (!FIRST.compareAndSet(this, before, after));
  }

  /** The newest of them that still count, in the order in which they are. */
  private Link tidied(Link from) {
    Acquisition[] kept = new Acquisition[Math.min(from.length, MOST / 2)];
    int size = 0;
    for (Link link = from; link != null && size < kept.length; link = link.next) {
      if (!link.acquisition.isForgotten()) {
        kept[size++] = link.acquisition;
      }
    }
    limit = Math.max(FEWEST, 2 * size);
    Link result = null;
    while (size > 0) {
      result = new Link(kept[--size], result);
    }
    return result;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/**
 * What numbers in a trace are relative to: the last number of the same sort that the same actor has
 * used. Writer and reader each have one, which changes in the same way.
 *
 * <p>Threads come without end, so there is a fixed number of places for them; who finds another
 * there starts from zero.
 */
final class Bases {
  static final int OBJECT = 0;
  static final int LOCK = 1;
  static final int CHANNEL = 2;
  static final int SECTION = 3;

  /** What dies, dies in the order of nobody's work: one base for all actors. */
  static final int DEAD = 4;

  /** Relative to the actor itself. */
  static final int ACTOR = 5;

  private static final int SORTS = 4;
  private static final int ACTORS = 256;

  private final long[] owners = new long[ACTORS];
  private final long[] numbers = new long[ACTORS * SORTS];
  private long dead;
  private long actor;
  private int slot;

  /** The actor whose numbers come now. */
  long actor() {
    return actor;
  }

  void turnTo(long next) {
    actor = next;
    int index = (int) next & (ACTORS - 1);
    slot = index * SORTS;
    if (owners[index] != next) {
      owners[index] = next;
      for (int sort = 0; sort < SORTS; sort++) {
        numbers[slot + sort] = 0;
      }
    }
  }

  long get(int sort) {
    return switch (sort) {
      case ACTOR -> actor;
      case DEAD -> dead;
      default -> numbers[slot + sort];
    };
  }

  void set(int sort, long number) {
    switch (sort) {
      case ACTOR -> {}
      case DEAD -> dead = number;
      default -> numbers[slot + sort] = number;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/**
 * An array that a thread has met, and which of its elements the thread has accessed in its present
 * epoch. Whoever races with another read of these races with that access as well: until the thread
 * releases, they need not be looked at again. Touched by that thread only.
 */
public final class MetArray {
  /** Of longer arrays no elements are noted. */
  static final int LONGEST = Long.SIZE;

  /** All elements of an array, whatever its length. */
  static final long ALL = -1;

  /** Of no array: hashes are not negative. */
  static final MetArray NONE = new MetArray(null, -1);

  final ArrayShadow shadow;

  /** The array's: most arrays are new, and need not meet the shadow of a dead one. */
  private final int hash;

  /** One bit for each element that was accessed. */
  private long elements;

  /** The epoch in which they were. */
  private long epoch;

  MetArray(ArrayShadow shadow, int hash) {
    this.shadow = shadow;
    this.hash = hash;
  }

  /** Whether it is of that array, which has that hash. */
  boolean isOf(Object array, int itsHash) {
    return hash == itsHash && shadow.refersTo(array);
  }

  /** The elements that the thread has accessed in its present epoch. */
  long accessed(ThreadState thread) {
    return epoch == thread.epoch ? elements : 0;
  }

  /** Whether an element is one of them, or out of bounds. */
  boolean isAccessed(int index, ThreadState thread) {
    return (elements >>> index & 1) != 0 && epoch == thread.epoch;
  }

  /** The thread has accessed elements from one to before another, as their histories show. */
  void note(int from, int to, ThreadState thread) {
    long known = accessed(thread) | ALL >>> LONGEST - (to - from) << from;
    elements = Long.bitCount(known) == shadow.length ? ALL : known;
    epoch = thread.epoch;
  }
}

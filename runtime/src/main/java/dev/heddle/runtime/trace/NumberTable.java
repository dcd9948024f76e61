// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/** Numbers for keys, given in the order in which the keys come. */
final class NumberTable {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  /** What {@link #get} returns for a key that has no number. */
  static final int ABSENT = -1;

  private final int first;
  private long[] keys = new long[64];

  /** How many keys had come before and with the one at the index; zero where there is none. */
  private int[] counts = new int[64];

  private int size;

  /**
   * @param first the number of the first key
   */
  NumberTable(int first) {
    this.first = first;
  }

  int get(long key) {
    int count = counts[find(key)];
    return count == 0 ? ABSENT : first + count - 1;
  }

  /** Gives the next number to a key that has none. */
  int add(long key) {
    if (2 * (size + 1) > keys.length) {
      grow();
    }
    int index = find(key);
    keys[index] = key;
    counts[index] = ++size;
    return first + size - 1;
  }

  /** Where the key is, or where it goes. */
  private int find(long key) {
    int mask = keys.length - 1;
    int index = (int) (key * GOLDEN >>> 32) & mask;
    while (counts[index] != 0 && keys[index] != key) {
      index = (index + 1) & mask;
    }
    return index;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldCounts = counts;
    long[] moreKeys = new long[2 * oldKeys.length];
    int[] moreCounts = new int[2 * oldKeys.length];
    keys = moreKeys;
    counts = moreCounts;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldCounts[i] != 0) {
        int index = find(oldKeys[i]);
        keys[index] = oldKeys[i];
        counts[index] = oldCounts[i];
      }
    }
  }
}

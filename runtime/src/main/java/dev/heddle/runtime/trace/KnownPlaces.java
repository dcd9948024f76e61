// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/**
 * Some of the places that have numbers. Any thread may look and store at any time: an entry has
 * final fields only, so whoever sees it sees it whole, and one that got lost is looked up again.
 */
final class KnownPlaces {
  private static final int SIZE = 1 << 12;

  private final Entry[] entries = new Entry[SIZE];

  private static final class Entry {
    final long key;
    final int number;

    Entry(long key, int number) {
      this.key = key;
      this.number = number;
    }
  }

  /** {@link NumberTable#ABSENT} if it is not known here. */
  int find(long key) {
    Entry entry = entries[index(key)];
    return entry != null && entry.key == key ? entry.number : NumberTable.ABSENT;
  }

  void remember(long key, int number) {
    entries[index(key)] = new Entry(key, number);
  }

  private static int index(long key) {
    return (int) (key ^ key >>> 32) & (SIZE - 1);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Objects as words of bits, by the blocks that they are in; blocks without any are not kept. */
public final class ObjectSet implements Iterable<AbstractObject> {
  private static final ObjectBlock[] NO_BLOCKS = {};
  private static final long[] NO_WORDS = {};

  private ObjectBlock[] blocks = NO_BLOCKS;
  private long[] words = NO_WORDS;
  private int used;

  public boolean isEmpty() {
    return used == 0;
  }

  public int size() {
    int size = 0;
    for (int i = 0; i < used; i++) {
      size += Long.bitCount(words[i]);
    }
    return size;
  }

  /** The only object of a set that has one. */
  public AbstractObject only() {
    return iterator().next();
  }

  public boolean contains(AbstractObject object) {
    int at = find(object.block.number);
    return at >= 0 && (words[at] & object.bit()) != 0;
  }

  /** Whether both have an object in common. */
  public boolean meets(ObjectSet other) {
    for (int i = 0, j = 0; i < used && j < other.used; ) {
      int difference = blocks[i].number - other.blocks[j].number;
      if (difference == 0 && (words[i] & other.words[j]) != 0) {
        return true;
      }
      i += difference <= 0 ? 1 : 0;
      j += difference >= 0 ? 1 : 0;
    }
    return false;
  }

  private int find(int number) {
    int low = 0;
    int high = used - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int difference = blocks[middle].number - number;
      if (difference == 0) {
        return middle;
      }
      if (difference < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -low - 1;
  }

  /** Whether it was not there. */
  boolean add(AbstractObject object) {
    int at = find(object.block.number);
    if (at < 0) {
      insert(-at - 1, object.block, object.bit());
      return true;
    }
    boolean isNew = (words[at] & object.bit()) == 0;
    words[at] |= object.bit();
    return isNew;
  }

  private void insert(int at, ObjectBlock block, long word) {
    if (used == words.length) {
      int length = Math.max(1, 2 * used);
      blocks = Arrays.copyOf(blocks, length);
      words = Arrays.copyOf(words, length);
    }
    System.arraycopy(blocks, at, blocks, at + 1, used - at);
    System.arraycopy(words, at, words, at + 1, used - at);
    blocks[at] = block;
    words[at] = word;
    used++;
  }

  void addAll(ObjectSet others) {
    if (others.used == 0) {
      return;
    }
    if (used == 0) {
      blocks = Arrays.copyOf(others.blocks, others.used);
      words = Arrays.copyOf(others.words, others.used);
      used = others.used;
      return;
    }
    int missing = others.used - commonBlocks(others);
    ObjectBlock[] both = blocks;
    long[] bits = words;
    if (used + missing > words.length) {
      // Sets grow many times by little.
      int length = used + missing + (used >> 1);
      both = new ObjectBlock[length];
      bits = new long[length];
    }
    // From the end, so that what is there can move up in place.
    int i = used - 1;
    int j = others.used - 1;
    for (int to = used + missing - 1; to >= 0; to--) {
      int difference = i < 0 ? -1 : j < 0 ? 1 : blocks[i].number - others.blocks[j].number;
      long word = (difference >= 0 ? words[i] : 0) | (difference <= 0 ? others.words[j] : 0);
      both[to] = difference >= 0 ? blocks[i] : others.blocks[j];
      bits[to] = word;
      i -= difference >= 0 ? 1 : 0;
      j -= difference <= 0 ? 1 : 0;
    }
    blocks = both;
    words = bits;
    used += missing;
  }

  private int commonBlocks(ObjectSet others) {
    int count = 0;
    for (int i = 0, j = 0; i < used && j < others.used; ) {
      int difference = blocks[i].number - others.blocks[j].number;
      count += difference == 0 ? 1 : 0;
      i += difference <= 0 ? 1 : 0;
      j += difference >= 0 ? 1 : 0;
    }
    return count;
  }

  /** Those that the other does not have, and a filter lets pass; null lets all pass. */
  ObjectSet without(ObjectSet others, ObjectFilter filter) {
    ObjectSet rest = new ObjectSet();
    for (int i = 0, j = 0; i < used; i++) {
      int number = blocks[i].number;
      while (j < others.used && others.blocks[j].number < number) {
        j++;
      }
      boolean isCommon = j < others.used && others.blocks[j].number == number;
      long word = isCommon ? words[i] & ~others.words[j] : words[i];
      if (word != 0 && filter != null) {
        word = filter.mask(blocks[i], word);
      }
      if (word != 0) {
        rest.insert(rest.used, blocks[i], word);
      }
    }
    return rest;
  }

  @Override
  public Iterator<AbstractObject> iterator() {
    return new Iterator<>() {
      private int at;
      private long rest = used == 0 ? 0 : words[0];

      @Override
      public boolean hasNext() {
        while (rest == 0 && at + 1 < used) {
          rest = words[++at];
        }
        return rest != 0;
      }

      @Override
      public AbstractObject next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        AbstractObject next = blocks[at].get(Long.numberOfTrailingZeros(rest));
        rest &= rest - 1;
        return next;
      }
    };
  }
}

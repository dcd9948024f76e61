// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

/** Things by number. A trace has millions: boxed numbers and entries would outweigh the things. */
final class NumberMap<V> {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;
  private static final int SMALLEST = 16;

  private long[] numbers = new long[SMALLEST];

  /** Null where there is none. */
  private Object[] things = new Object[SMALLEST];

  private int size;

  int size() {
    return size;
  }

  @SuppressWarnings("unchecked")
  V get(long number) {
    return (V) things[find(number)];
  }

  /** Null takes away what was there. */
  void put(long number, V thing) {
    if (thing == null) {
      remove(number);
      return;
    }
    int index = find(number);
    if (things[index] == null) {
      if (2 * (size + 1) > things.length) {
        resize(2 * things.length);
        index = find(number);
      }
      size++;
    }
    numbers[index] = number;
    things[index] = thing;
  }

  /** Moves those up that had to make way for what is gone. */
  void remove(long number) {
    int mask = things.length - 1;
    int gap = find(number);
    if (things[gap] == null) {
      return;
    }
    int index = gap;
    while (true) {
      index = (index + 1) & mask;
      if (things[index] == null) {
        break;
      }
      int wanted = wanted(numbers[index], mask);
      if (((index - wanted) & mask) >= ((index - gap) & mask)) {
        numbers[gap] = numbers[index];
        things[gap] = things[index];
        gap = index;
      }
    }
    things[gap] = null;
    size--;
    if (things.length > SMALLEST && 8 * size < things.length) {
      resize(things.length / 2);
    }
  }

  private int find(long number) {
    int mask = things.length - 1;
    int index = wanted(number, mask);
    while (things[index] != null && numbers[index] != number) {
      index = (index + 1) & mask;
    }
    return index;
  }

  private static int wanted(long number, int mask) {
    return (int) (number * GOLDEN >>> 32) & mask;
  }

  private void resize(int length) {
    long[] oldNumbers = numbers;
    Object[] oldThings = things;
    numbers = new long[length];
    things = new Object[length];
    for (int i = 0; i < oldThings.length; i++) {
      if (oldThings[i] != null) {
        int index = find(oldNumbers[i]);
        numbers[index] = oldNumbers[i];
        things[index] = oldThings[i];
      }
    }
  }
}

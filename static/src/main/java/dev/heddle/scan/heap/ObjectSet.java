// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.Arrays;
import java.util.Iterator;

/** Objects in the order in which they were added, so that what is new can be told by a number. */
public final class ObjectSet implements Iterable<AbstractObject> {
  private static final int SMALL = 8;

  private AbstractObject[] objects = new AbstractObject[2];
  private int size;

  /** Positions plus one by the objects' ids; null while the set is small. */
  private int[] table;

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public AbstractObject get(int index) {
    return objects[index];
  }

  public boolean contains(AbstractObject object) {
    if (table == null) {
      for (int i = 0; i < size; i++) {
        if (objects[i] == object) {
          return true;
        }
      }
      return false;
    }
    return table[slot(table, object)] != 0;
  }

  /** Whether it was not there. */
  boolean add(AbstractObject object) {
    if (contains(object)) {
      return false;
    }
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
    }
    objects[size++] = object;
    if (size > SMALL) {
      if (table == null || 2 * size > table.length) {
        rehash();
      } else {
        table[slot(table, object)] = size;
      }
    }
    return true;
  }

  private void rehash() {
    table = new int[Integer.highestOneBit(size) * 8];
    for (int i = 0; i < size; i++) {
      table[slot(table, objects[i])] = i + 1;
    }
  }

  private int slot(int[] of, AbstractObject object) {
    int mask = of.length - 1;
    int slot = object.id * 0x9e3779b9 >>> 7 & mask;
    while (of[slot] != 0 && objects[of[slot] - 1] != object) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  @Override
  public Iterator<AbstractObject> iterator() {
    return Arrays.asList(objects).subList(0, size).iterator();
  }
}

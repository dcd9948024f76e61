// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

/** As many objects as a word has bits, so that sets of them are words. */
final class ObjectBlock {
  final int number;
  private final AbstractObject[] objects = new AbstractObject[Long.SIZE];
  private int size;

  ObjectBlock(int number) {
    this.number = number;
  }

  boolean isFull() {
    return size == Long.SIZE;
  }

  /** Takes the object in, and tells its number among all objects. */
  int add(AbstractObject object) {
    objects[size] = object;
    return number * Long.SIZE + size++;
  }

  AbstractObject get(int bit) {
    return objects[bit];
  }
}

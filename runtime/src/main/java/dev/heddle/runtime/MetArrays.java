// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import jdk.internal.vm.annotation.DontInline;

/** The arrays that a thread has met lately. Touched by that thread only. */
final class MetArrays {
  /** What is known of dead arrays stays here until it is replaced. */
  private final MetArray[] arrays;

  /**
   * @param size how much to remember, a power of two
   */
  MetArrays(int size) {
    arrays = new MetArray[size];
  }

  /** What is known of an array; null if it was not met lately. */
  MetArray get(Object array) {
    int index = System.identityHashCode(array) & (arrays.length - 1);
    MetArray first = arrays[index];
    if (first != null && first.isOf(array)) {
      return first;
    }
    MetArray second = arrays[index ^ 1];
    return second != null && second.isOf(array) ? second : null;
  }

  /** The same, but never null. */
  MetArray meet(Object array) {
    MetArray met = get(array);
    return met == null ? add(array) : met;
  }

  /** What had the place so far takes the neighbouring one. */
  @DontInline
  private MetArray add(Object array) {
    int index = System.identityHashCode(array) & (arrays.length - 1);
    MetArray added = new MetArray(ArrayShadow.of(array));
    arrays[index ^ 1] = arrays[index];
    arrays[index] = added;
    return added;
  }
}

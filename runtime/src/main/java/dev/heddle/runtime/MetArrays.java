// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/** The arrays that a thread has met lately. Touched by that thread only. */
final class MetArrays {
  /** Dead ones stay here until they are replaced. */
  private final MetArray[] recent;

  /**
   * @param size how much to remember, a power of two
   */
  MetArrays(int size) {
    recent = new MetArray[size];
    Arrays.fill(recent, MetArray.NONE);
  }

  /** What is known of an array; null if it was not met lately. */
  MetArray get(Object array) {
    int hash = System.identityHashCode(array);
    int index = hash & (recent.length - 1);
    MetArray first = recent[index];
    if (first.isOf(array, hash)) {
      return first;
    }
    MetArray second = recent[index ^ 1];
    return second.isOf(array, hash) ? second : null;
  }

  /** The same, of an array that is met now if it was not before. */
  MetArray meet(Object array) {
    MetArray known = get(array);
    return known != null ? known : add(array);
  }

  /** What had the place so far takes the neighbouring one. */
  @DontInline
  private MetArray add(Object array) {
    int hash = System.identityHashCode(array);
    int index = hash & (recent.length - 1);
    MetArray met = new MetArray(ArrayShadow.of(array), hash);
    recent[index ^ 1] = recent[index];
    recent[index] = met;
    return met;
  }
}

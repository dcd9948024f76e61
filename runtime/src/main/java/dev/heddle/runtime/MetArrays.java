// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import jdk.internal.vm.annotation.DontInline;

/** The arrays that a thread has met lately. Touched by that thread only. */
final class MetArrays {
  /** Those of dead arrays stay here until they are replaced. */
  private final ArrayShadow[] shadows;

  /** Their arrays' hashes: most arrays are new, and need not meet the shadow of a dead one. */
  private final int[] hashes;

  /** What is known of these arrays; null for long ones. */
  private final MetArray[] known;

  /**
   * @param size how much to remember, a power of two
   */
  MetArrays(int size) {
    shadows = new ArrayShadow[size];
    hashes = new int[size];
    known = new MetArray[size];
  }

  /** What is known of an array; null if it is long, or was not met lately. */
  MetArray get(Object array) {
    int index = place(array);
    return index < 0 ? null : known[index];
  }

  /** The shadow of an array. */
  ArrayShadow shadow(Object array) {
    int index = place(array);
    return shadows[index < 0 ? add(array) : index];
  }

  /** What is known of an array that is not long. */
  MetArray meet(Object array) {
    int index = place(array);
    return known[index < 0 ? add(array) : index];
  }

  /** Negative if the array was not met lately. */
  private int place(Object array) {
    int hash = System.identityHashCode(array);
    int index = hash & (shadows.length - 1);
    if (isAt(index, array, hash)) {
      return index;
    }
    return isAt(index ^ 1, array, hash) ? index ^ 1 : -1;
  }

  private boolean isAt(int index, Object array, int hash) {
    return hashes[index] == hash && shadows[index] != null && shadows[index].refersTo(array);
  }

  /** What had the place so far takes the neighbouring one. */
  @DontInline
  private int add(Object array) {
    int hash = System.identityHashCode(array);
    int index = hash & (shadows.length - 1);
    ArrayShadow shadow = ArrayShadow.of(array);
    hashes[index ^ 1] = hashes[index];
    shadows[index ^ 1] = shadows[index];
    known[index ^ 1] = known[index];
    hashes[index] = hash;
    shadows[index] = shadow;
    known[index] = shadow.length <= MetArray.LONGEST ? new MetArray(shadow) : null;
    return index;
  }
}

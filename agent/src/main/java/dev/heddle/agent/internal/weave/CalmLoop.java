// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * An innermost loop in which nothing lets another thread in, so that the thread's epoch stays the
 * same from the loop's entry on. What the thread has accessed before in that epoch it need not look
 * at in the loop.
 *
 * <p>Instructions are known by their numbers in the method. The loop is entered at its head, from
 * the instruction before.
 */
final class CalmLoop {
  /** A final field that leads on, by the object that has it. */
  record FinalRead(LoopValue object, FieldInsnNode access, int site) {}

  /**
   * Variables for what is known of an array at the loop's entry.
   *
   * @param shadow its shadow, if it may become another array; -1 if not
   * @param elements those that the thread has accessed
   */
  record Known(int shadow, int elements) {}

  final int head;
  final int back;
  private final Map<AbstractInsnNode, LoopValue> values;

  /** The variable that tells whether all final fields below are known; -1 if there are none. */
  private int areFinalsKnown = -1;

  /** By object and class: each class of an object ends its own constructor. */
  private final Map<Map.Entry<LoopValue, String>, FinalRead> finals = new LinkedHashMap<>();

  /**
   * The variable that tells whether the thread has accessed all elements of all arrays that stay
   * the same: the compiler then makes a loop without checks. -1 if there are none.
   */
  private int areArraysKnown = -1;

  private final Map<LoopValue, Known> arrays = new LinkedHashMap<>();

  CalmLoop(int head, int back, Map<AbstractInsnNode, LoopValue> values) {
    this.head = head;
    this.back = back;
    this.values = values;
  }

  boolean contains(int position) {
    return position >= head && position <= back;
  }

  /** The array or object that a read takes, null if it may be another one in each round. */
  LoopValue taken(AbstractInsnNode read) {
    return values.get(read);
  }

  /** A read of a final field asks this variable; -1 if there is no room for it. */
  int isKnown(FinalRead read, Locals locals) {
    if (areFinalsKnown < 0 && locals.hasRoomForMemory()) {
      areFinalsKnown = locals.persistent(Opcodes.INTEGER);
    }
    if (areFinalsKnown >= 0) {
      finals.putIfAbsent(Map.entry(read.object, read.access.owner), read);
    }
    return areFinalsKnown;
  }

  /** The variables for an array that elements are read of; null if there is no room for them. */
  Known known(LoopValue array, Locals locals) {
    Known known = arrays.get(array);
    if (known == null && locals.hasRoomForMemory()) {
      if (array.isExact() && areArraysKnown < 0) {
        areArraysKnown = locals.persistent(Opcodes.INTEGER);
      }
      int shadow = array.isExact() ? -1 : locals.persistent(Code.SHADOW);
      known = new Known(shadow, locals.persistent(Opcodes.LONG));
      arrays.put(array, known);
    }
    return known;
  }

  int areFinalsKnown() {
    return areFinalsKnown;
  }

  Iterable<FinalRead> finals() {
    return finals.values();
  }

  int areArraysKnown() {
    return areArraysKnown;
  }

  Map<LoopValue, Known> arrays() {
    return arrays;
  }
}

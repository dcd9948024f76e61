// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.classLoader.IField;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;

/**
 * An instruction that reads or writes a field, an element, or a library object.
 *
 * @param thread who makes it: another than the node's if a library does so on its behalf
 * @param field what it accesses
 * @param base what it refers to the object by; null if {@code object} says which one it is
 * @param baseValue that variable's value in the node; -1 if it is none
 * @param object the only object; null if {@code base} says which they are
 * @param index the index's value in the node; -1 if there is none
 * @param lock a lock that the library holds meanwhile; null if none
 */
public record Access(
    Node node,
    int instruction,
    AbstractThread thread,
    boolean writes,
    Target field,
    Variable base,
    int baseValue,
    AbstractObject object,
    int index,
    AbstractObject lock) {
  /** What is accessed in an object. */
  public sealed interface Target permits Field, Element, LibraryPart {}

  /** A field of the object, or of the class. */
  public record Field(IField field) implements Target {}

  /** An element of an array. */
  public record Element() implements Target {}

  /** Something inside a library object. */
  public record LibraryPart(Part part) implements Target {}

  /** What of a library object. */
  public enum Part {
    WHOLE,
    STRUCTURE,
    ELEMENTS
  }

  /** Whether both, if they are to the same object, can be to the same place in it. */
  public boolean meets(Access other) {
    if (field instanceof LibraryPart one && other.field instanceof LibraryPart two) {
      boolean isApart =
          one.part == Part.STRUCTURE && two.part == Part.ELEMENTS
              || one.part == Part.ELEMENTS && two.part == Part.STRUCTURE;
      return !isApart;
    }
    return field.equals(other.field);
  }
}

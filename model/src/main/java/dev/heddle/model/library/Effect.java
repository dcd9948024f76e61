// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * What a library method does to an object that is not safe for several threads.
 *
 * @param write whether it changes the object; otherwise it only looks at it
 * @param argument number of the argument that is meant, counted from 1; 0 for the receiver
 * @param part what of the object is accessed
 * @param range which elements of an array, or how often a whole object is accessed; null for all,
 *     or if {@code index} says it
 * @param index which element; null for all, or if {@code range} says it
 * @param onlyIf the boolean field of the receiver that must be true for a write, or else it is a
 *     read; null for always
 */
public record Effect(
    boolean write, int argument, Part part, Range range, Index index, String onlyIf) {

  /** What of an object is accessed. */
  public enum Part {
    /** All there is. */
    WHOLE,
    /** What changes when elements come and go, but not when one takes the place of another. */
    STRUCTURE,
    /** Elements of a library object; the structure is read on the way. */
    ELEMENTS,
    /** Elements of an array. */
    ARRAY,
    /** What an iterator has of its own: how far it has come. */
    POSITION
  }

  /**
   * Elements of an array, by the numbers of the arguments that tell them, counted from 1.
   *
   * @param from the first index; 0 if that is the array's first
   * @param to the index behind the last; 0 if there is none
   * @param count the number of elements; 0 if there is none, {@link #RESULT} if the call returns it
   */
  public record Range(int from, int to, int count) {
    public static final int RESULT = -1;
  }

  /**
   * The place of elements in an object.
   *
   * @param argument number of the argument with the index, counted from 1; 0 if a field has it
   * @param field the field of the receiver with the index; null if an argument has it
   * @param distance what is to be added to that
   * @param length how many elements are meant; 0 for all that follow
   */
  public record Index(int argument, String field, int distance, int length) {}

  /** Whether the object that the method is called on is meant. */
  public boolean ofReceiver() {
    return argument == 0 && part != Part.ARRAY && part != Part.POSITION;
  }
}

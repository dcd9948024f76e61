// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.List;

/**
 * What a loop computes in each round, and what can be computed before it just as well.
 *
 * <p>No records: how those compare themselves the JDK would make of method handles, in the middle
 * of the program's start.
 */
abstract sealed class LoopValue {
  private final List<Object> parts;

  private LoopValue(Object... parts) {
    this.parts = List.of(parts);
  }

  /** Whether it is the same in all rounds. Otherwise a race can change it. */
  boolean isExact() {
    return true;
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof LoopValue value
        && value.getClass() == getClass()
        && value.parts.equals(parts);
  }

  @Override
  public final int hashCode() {
    return parts.hashCode();
  }

  /** What a local variable holds that the loop does not change. */
  static final class Variable extends LoopValue {
    final int number;

    Variable(int number) {
      super(number);
      this.number = number;
    }
  }

  /** A number. */
  static final class Constant extends LoopValue {
    final int value;

    Constant(int value) {
      super(value);
      this.value = value;
    }
  }

  /** A static final field of the class itself. */
  static final class StaticField extends LoopValue {
    final String owner;
    final String name;
    final String descriptor;

    StaticField(String owner, String name, String descriptor) {
      super(owner, name, descriptor);
      this.owner = owner;
      this.name = name;
      this.descriptor = descriptor;
    }
  }

  /** A field of an object; the loop does not write to fields of that name. */
  static final class Field extends LoopValue {
    final LoopValue object;
    final String owner;
    final String name;
    final String descriptor;
    final boolean isFinal;

    Field(LoopValue object, String owner, String name, String descriptor, boolean isFinal) {
      super(object, owner, name, descriptor, isFinal);
      this.object = object;
      this.owner = owner;
      this.name = name;
      this.descriptor = descriptor;
      this.isFinal = isFinal;
    }

    @Override
    boolean isExact() {
      return isFinal && object.isExact();
    }
  }

  /** An element of an array of objects; the loop writes to none of these. */
  static final class Element extends LoopValue {
    final LoopValue array;
    final LoopValue index;

    Element(LoopValue array, LoopValue index) {
      super(array, index);
      this.array = array;
      this.index = index;
    }

    @Override
    boolean isExact() {
      return false;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * An object that a model entry speaks of: {@code this}, {@code argument 2}, {@code result}, {@code
 * current thread}, {@code caller}, {@code class java.lang.Thread}, a field of {@code this} such as
 * {@code this.sync}, or what stands for {@code element argument 1 of this} or for {@code variable
 * this.offset of argument 1}, the field at that offset, or {@code value argument 1 of this}.
 *
 * @param kind where the object comes from
 * @param index the argument's number, counted from 1, also that of an element or value; otherwise 0
 * @param name the field of {@code this}, also that with an offset, or the class with slashes;
 *     otherwise null
 */
public record Operand(Kind kind, int index, String name) {
  /** Where the object comes from. */
  public enum Kind {
    THIS,
    ARGUMENT,
    RESULT,
    CURRENT_THREAD,
    /** The object whose method makes the call that the hook is at. */
    CALLER,
    FIELD,
    ELEMENT,
    VARIABLE,
    /** What a {@link ClassValue} has for a class. */
    VALUE,
    CLASS
  }

  static final Operand THIS = new Operand(Kind.THIS, 0, null);
  static final Operand RESULT = new Operand(Kind.RESULT, 0, null);
  static final Operand CURRENT_THREAD = new Operand(Kind.CURRENT_THREAD, 0, null);

  static final Operand CALLER = new Operand(Kind.CALLER, 0, null);

  static Operand argument(int index) {
    return new Operand(Kind.ARGUMENT, index, null);
  }

  static Operand field(String name) {
    return new Operand(Kind.FIELD, 0, name);
  }

  static Operand element(int index) {
    return new Operand(Kind.ELEMENT, index, null);
  }

  static Operand variable(String offset, int owner) {
    return new Operand(Kind.VARIABLE, owner, offset);
  }

  static Operand value(int type) {
    return new Operand(Kind.VALUE, type, null);
  }

  static Operand ofClass(String internalName) {
    return new Operand(Kind.CLASS, 0, internalName);
  }

  /** The field of {@code this} that is looked at; null if none is. */
  public String field() {
    return kind == Kind.FIELD || kind == Kind.VARIABLE ? name : null;
  }
}

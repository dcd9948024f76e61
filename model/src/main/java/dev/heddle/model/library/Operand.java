// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * An object that a model entry speaks of: {@code this}, {@code argument 2}, {@code result}, {@code
 * current thread}, or a field of {@code this} such as {@code this.sync}.
 *
 * @param kind where the object comes from
 * @param index the argument's number, counted from 1; 0 for the other kinds
 * @param field the field of {@code this} that is meant, or null for the object itself
 */
public record Operand(Kind kind, int index, String field) {
  /** Where the object comes from. */
  public enum Kind {
    THIS,
    ARGUMENT,
    RESULT,
    CURRENT_THREAD
  }

  static final Operand THIS = new Operand(Kind.THIS, 0, null);
  static final Operand RESULT = new Operand(Kind.RESULT, 0, null);
  static final Operand CURRENT_THREAD = new Operand(Kind.CURRENT_THREAD, 0, null);

  static Operand argument(int index) {
    return new Operand(Kind.ARGUMENT, index, null);
  }

  static Operand field(String name) {
    return new Operand(Kind.THIS, 0, name);
  }
}

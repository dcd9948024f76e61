// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * When a hook counts, such as {@code if result}, {@code if argument 2 is not null}, {@code if this
 * is not java.util.concurrent.Semaphore}.
 *
 * @param operand what is looked at
 * @param test what is asked of it
 * @param negated whether the hook counts when the answer is no
 * @param className the class for {@link Test#INSTANCE}, with slashes; otherwise null
 * @param number the number for {@link Test#EQUALS}; otherwise 0
 */
public record Condition(Operand operand, Test test, boolean negated, String className, int number) {
  /** What is asked of the operand. */
  public enum Test {
    TRUE,
    NULL,
    /** At least zero. */
    NOT_NEGATIVE,
    POSITIVE,
    EQUALS,
    INSTANCE,
    /** Its class was not defined by the JDK's own loaders. */
    APPLICATION,
    /** Such an object, or a stream of the JDK with one below. */
    OVER_APPLICATION
  }
}

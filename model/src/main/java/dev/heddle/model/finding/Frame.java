// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

/**
 * One line of a stack: a place in the checked program's source.
 *
 * @param className binary name with dots, such as {@code bank.Account$Entry}
 * @param method method name as in the class file
 * @param file source file name, or null if the class file does not say
 * @param line source line, or a number below 1 if the class file does not say
 */
public record Frame(String className, String method, String file, int line) {

  /** Whether the class file told the source line. */
  public boolean hasLine() {
    return line > 0;
  }

  /** The form that {@link StackTraceElement} has: {@code bank.Account.deposit(Account.java:12)}. */
  @Override
  public String toString() {
    String source = file == null ? "Unknown Source" : hasLine() ? file + ":" + line : file;
    return className + "." + method + "(" + source + ")";
  }
}

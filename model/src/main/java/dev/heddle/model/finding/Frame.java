// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.List;

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

  /** Whether the code is the JDK's. */
  public boolean isOfJdk() {
    return className.startsWith("java.")
        || className.startsWith("jdk.")
        || className.startsWith("sun.");
  }

  /** A stack, innermost frame first, from the program's own code on; the whole if there is none. */
  public static List<Frame> ofProgram(List<Frame> stack) {
    for (int i = 0; i < stack.size(); i++) {
      if (!stack.get(i).isOfJdk()) {
        return stack.subList(i, stack.size());
      }
    }
    return stack;
  }

  /** The form that {@link StackTraceElement} has: {@code bank.Account.deposit(Account.java:12)}. */
  @Override
  public String toString() {
    String source = file == null ? "Unknown Source" : hasLine() ? file + ":" + line : file;
    return className + "." + method + "(" + source + ")";
  }
}

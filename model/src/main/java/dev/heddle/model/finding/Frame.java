// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.List;
import java.util.Objects;

/**
 * One line of a stack: a place in the checked program's source.
 *
 * @param className binary name with dots, such as {@code bank.Account$Entry}
 * @param method method name as in the class file
 * @param file source file name, or null if the class file does not say
 * @param line source line, or a number below 1 if the class file does not say
 */
public record Frame(String className, String method, String file, int line) {

  /**
   * Written out, as is the hash: checked programs compare frames, and the JDK would make what
   * records have of method handles when first asked.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Frame frame
        && line == frame.line
        && className.equals(frame.className)
        && method.equals(frame.method)
        && Objects.equals(file, frame.file);
  }

  @Override
  public int hashCode() {
    return (className.hashCode() * 31 + method.hashCode()) * 31 + line;
  }

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

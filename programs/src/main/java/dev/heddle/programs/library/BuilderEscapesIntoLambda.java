// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** A builder that two threads get with the code that they run. */
public final class BuilderEscapesIntoLambda {
  public static void main(String[] args) throws Exception {
    StringBuilder made = new StringBuilder();
    made.append("begin");
    Threads.inOrder(
        () -> made.append("first"), // race: java.lang.StringBuilder
        () -> made.append("second")); // race: java.lang.StringBuilder
    System.out.println(made.length());
  }
}

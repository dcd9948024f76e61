// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** A builder that leaves its method as what the last call on it returns. */
public final class BuilderEscapesByReturn {
  private static StringBuilder shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(BuilderEscapesByReturn::write, BuilderEscapesByReturn::read);
    System.out.println("done");
  }

  private static StringBuilder made() {
    return new StringBuilder().append("text"); // race: java.lang.StringBuilder
  }

  private static void write() {
    shared = made(); // race: BuilderEscapesByReturn.shared
  }

  private static void read() {
    int length = shared.length(); // race: BuilderEscapesByReturn.shared, java.lang.StringBuilder
  }
}

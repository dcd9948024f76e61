// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** A builder that a method makes and fills, and then puts where others find it. */
public final class BuilderEscapesIntoField {
  private static StringBuilder shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(BuilderEscapesIntoField::write, BuilderEscapesIntoField::read);
    System.out.println("done");
  }

  private static void write() {
    StringBuilder made = new StringBuilder();
    made.append("text"); // race: java.lang.StringBuilder
    shared = made; // race: BuilderEscapesIntoField.shared
  }

  private static void read() {
    int length = shared.length(); // race: BuilderEscapesIntoField.shared, java.lang.StringBuilder
  }
}

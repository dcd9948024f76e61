// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** A builder that others get as an argument that has been put into an array. */
public final class BuilderEscapesIntoArray {
  private static final Object[] SHARED = new Object[1];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(BuilderEscapesIntoArray::write, BuilderEscapesIntoArray::read);
    System.out.println("done");
  }

  private static void write() {
    StringBuilder made = new StringBuilder();
    made.append("text"); // race: java.lang.StringBuilder
    SHARED[0] = made; // race: java.lang.Object[]
  }

  private static void read() {
    Object found = SHARED[0]; // race: java.lang.Object[]
    int length = ((StringBuilder) found).length(); // race: java.lang.StringBuilder
  }
}

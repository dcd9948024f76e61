// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** String.valueOf and concatenation read the builder that another thread appends to. */
public final class StringBuilderAsArgument {
  private static final StringBuilder TEXT = new StringBuilder("text");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StringBuilderAsArgument::append, StringBuilderAsArgument::read);
    System.out.println("done");
  }

  private static void append() {
    TEXT.append("more"); // race: java.lang.StringBuilder
  }

  private static void read() {
    String read = String.valueOf(TEXT); // race: java.lang.StringBuilder
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** Searching a list looks at all its elements. */
public final class ContainsAgainstSet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ContainsAgainstSet::first, ContainsAgainstSet::second);
    System.out.println("done");
  }

  private static void first() {
    boolean found = LIST.contains("z"); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.set(3, "last"); // race: java.util.ArrayList
  }
}

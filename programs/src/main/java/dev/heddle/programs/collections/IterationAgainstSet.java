// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A loop over a list meets the element that another thread replaces. */
public final class IterationAgainstSet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(IterationAgainstSet::first, IterationAgainstSet::second);
    System.out.println("done");
  }

  private static void first() {
    for (String element : Collections.unmodifiableList(LIST)) { // race: java.util.ArrayList
      element.length();
    }
  }

  private static void second() {
    LIST.set(3, "last"); // race: java.util.ArrayList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** Copying a list looks at all its elements. */
public final class CopyAgainstSet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CopyAgainstSet::first, CopyAgainstSet::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.set(3, "last"); // race: java.util.ArrayList
  }

  private static void second() {
    List<String> copy = new ArrayList<>(LIST); // race: java.util.ArrayList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** Replacing all elements sets each of them. */
public final class ReplaceAllAgainstGet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReplaceAllAgainstGet::first, ReplaceAllAgainstGet::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.replaceAll(String::toUpperCase); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.get(3); // race: java.util.ArrayList
  }
}

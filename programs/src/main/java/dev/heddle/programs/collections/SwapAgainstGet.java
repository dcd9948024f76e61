// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Swapping two elements sets both. */
public final class SwapAgainstGet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SwapAgainstGet::first, SwapAgainstGet::second);
    System.out.println("done");
  }

  private static void first() {
    Collections.swap(LIST, 0, 3); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.get(1);
    LIST.get(3); // race: java.util.ArrayList
  }
}

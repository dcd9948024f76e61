// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Filling a part of a list sets each of its elements. */
public final class FillAgainstGet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FillAgainstGet::first, FillAgainstGet::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.get(0);
    LIST.get(1); // race: java.util.ArrayList
  }

  private static void second() {
    Collections.fill(LIST.subList(1, 4), "all"); // race: java.util.ArrayList
  }
}

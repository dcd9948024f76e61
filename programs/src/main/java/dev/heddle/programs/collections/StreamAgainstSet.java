// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** A stream over a list meets the element that another thread replaces. */
public final class StreamAgainstSet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StreamAgainstSet::first, StreamAgainstSet::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.set(3, "last"); // race: java.util.ArrayList
  }

  private static void second() {
    long count =
        LIST.stream().filter(element -> element.length() > 1).count(); // race: java.util.ArrayList
  }
}

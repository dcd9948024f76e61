// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** A stream over a list reads it when the terminal operation runs. */
public final class StreamOverShared {
  private static final List<Integer> LIST = new ArrayList<>(List.of(3, 1, 2));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StreamOverShared::add, StreamOverShared::sum);
    System.out.println("done");
  }

  private static void add() {
    LIST.add(4); // race: java.util.ArrayList
  }

  private static void sum() {
    long count = LIST.stream().filter(number -> number > 1).count(); // race: java.util.ArrayList
  }
}

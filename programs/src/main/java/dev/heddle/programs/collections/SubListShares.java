// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** A sublist is a view: writing through it writes to the list. */
public final class SubListShares {
  private static final List<Integer> LIST = new ArrayList<>(List.of(1, 2, 3, 4));

  public static void main(String[] args) throws Exception {
    List<Integer> head = LIST.subList(0, 2);
    Threads.inOrder(() -> write(head), SubListShares::read);
    System.out.println("done");
  }

  private static void write(List<Integer> head) {
    head.set(0, 9); // race: java.util.ArrayList
  }

  private static void read() {
    Integer read = LIST.get(0); // race: java.util.ArrayList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The iterator of a synchronized wrapper is the plain list's own, and locks nothing. */
public final class WrapperIterationUnlocked {
  private static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) throws Exception {
    LIST.add(1);
    Threads.inOrder(WrapperIterationUnlocked::iterate, WrapperIterationUnlocked::add);
    System.out.println("done");
  }

  private static void iterate() {
    for (Integer number : LIST) { // race: java.util.ArrayList
      number.hashCode();
    }
  }

  private static void add() {
    LIST.add(2); // race: java.util.ArrayList
  }
}

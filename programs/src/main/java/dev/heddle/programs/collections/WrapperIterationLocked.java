// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Iterating over a synchronized wrapper while holding its lock, as the documentation demands. */
public final class WrapperIterationLocked {
  private static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) throws Exception {
    Threads.run(WrapperIterationLocked::add, WrapperIterationLocked::iterate);
    System.out.println(LIST.size());
  }

  private static void add() {
    for (int i = 0; i < 50; i++) {
      LIST.add(i);
    }
  }

  private static void iterate() {
    for (int i = 0; i < 20; i++) {
      synchronized (LIST) {
        for (Integer number : LIST) {
          number.hashCode();
        }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** Iteration and change hold the same lock, each for its whole length. */
public final class IterationLocked {
  private static final Map<Integer, String> MAP = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(IterationLocked::add, IterationLocked::iterate);
    System.out.println(MAP.size());
  }

  private static void add() {
    for (int i = 0; i < 50; i++) {
      synchronized (MAP) {
        MAP.put(i, "value");
      }
    }
  }

  private static void iterate() {
    for (int i = 0; i < 20; i++) {
      synchronized (MAP) {
        for (Map.Entry<Integer, String> entry : MAP.entrySet()) {
          entry.setValue("changed");
        }
        MAP.values().removeIf(String::isEmpty);
      }
    }
  }
}

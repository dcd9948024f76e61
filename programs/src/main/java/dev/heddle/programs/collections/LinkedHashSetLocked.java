// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedHashSet;
import java.util.Set;

/** A LinkedHashSet under one lock. */
public final class LinkedHashSetLocked {
  private static final Set<Integer> SET = new LinkedHashSet<>();

  public static void main(String[] args) throws Exception {
    Threads.run(() -> add(1), () -> add(2));
    System.out.println(SET.size());
  }

  private static void add(int element) {
    synchronized (SET) {
      SET.add(element);
      for (Integer each : SET) {
        SET.contains(each);
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.SequencedCollection;
import java.util.TreeSet;

/** Reversed views under the lock of the collection. */
public final class ReversedViewsLocked {
  public static void main(String[] args) throws Exception {
    check(new ArrayList<>());
    check(new ArrayDeque<>());
    check(new LinkedHashSet<>());
    check(new TreeSet<>());
    System.out.println("done");
  }

  private static void check(SequencedCollection<Integer> shared) throws Exception {
    SequencedCollection<Integer> view = shared.reversed();
    Threads.run(() -> use(shared, shared, 1), () -> use(shared, view, 2));
  }

  private static void use(
      SequencedCollection<Integer> lock, SequencedCollection<Integer> shared, int element) {
    synchronized (lock) {
      shared.add(element);
      for (Integer each : shared.reversed()) {
        if (!shared.contains(each)) {
          throw new AssertionError();
        }
      }
    }
  }
}

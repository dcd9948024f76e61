// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A reversed view shows the collection itself: a write through it races with a read of that. */
public final class ReversedViewsShared {
  public static void main(String[] args) throws Exception {
    check(new ArrayList<>());
    check(new ArrayDeque<>());
    check(new LinkedHashSet<>());
    check(new TreeSet<>());
    checkMap(new LinkedHashMap<>());
    checkMap(new TreeMap<>());
    System.out.println("done");
  }

  private static void check(SequencedCollection<Integer> shared) throws Exception {
    shared.add(1);
    SequencedCollection<Integer> view = shared.reversed();
    Threads.inOrder(() -> view.add(2), () -> read(shared)); // race: java.util.Collection
  }

  private static void read(SequencedCollection<Integer> shared) {
    boolean read = shared.contains(1); // race: java.util.Collection
  }

  private static void checkMap(SequencedMap<Integer, Integer> shared) throws Exception {
    shared.put(1, 1);
    SequencedMap<Integer, Integer> view = shared.reversed();
    Threads.inOrder(() -> view.put(2, 2), () -> read(shared)); // race: java.util.Map
  }

  private static void read(SequencedMap<Integer, Integer> shared) {
    boolean read = shared.containsKey(1); // race: java.util.Map
  }
}

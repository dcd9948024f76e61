// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Loops of two threads over an {@code Iterable}, each with an iterator of its own. */
public final class IteratorsOfIterables {
  private static final List<String> WORK = new ArrayList<>(List.of("a", "b", "c", "d"));

  private static final class Bag implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return WORK.iterator();
    }
  }

  /** Who comes first may go through it; the rest is told under a lock. */
  private static final class Once implements Iterable<String> {
    private final Iterator<String> only = WORK.iterator();

    @Override
    public Iterator<String> iterator() {
      return only;
    }
  }

  public static void main(String[] args) throws Exception {
    Bag bag = new Bag();
    Once once = new Once();
    Iterable<String> made = WORK::iterator;
    Threads.run(() -> each(bag, once, made), () -> each(bag, once, made));
    System.out.println("done");
  }

  private static void each(Bag bag, Once once, Iterable<String> made) {
    int length = 0;
    for (int i = 0; i < 20; i++) {
      for (String each : bag) {
        length += each.length();
      }
      for (String each : made) {
        length += each.length();
      }
      synchronized (once) {
        for (String each : once) {
          length += each.length();
        }
      }
    }
    if (length < 160) {
      throw new AssertionError();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The iterator was made before, in order; its later steps race with the other thread's add. */
public final class IteratorKept {
  private static final List<String> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    LIST.add("first");
    LIST.add("second");
    Iterator<String> iterator = LIST.iterator();
    Threads.inOrder(() -> step(iterator), IteratorKept::change);
    System.out.println("done");
  }

  private static void step(Iterator<String> iterator) {
    String element = iterator.next(); // race: java.util.ArrayList
  }

  private static void change() {
    LIST.set(0, "changed"); // race: java.util.ArrayList
  }
}

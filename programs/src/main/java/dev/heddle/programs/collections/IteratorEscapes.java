// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A list that its method alone has, but for the iterator that another thread gets. */
public final class IteratorEscapes {
  private static Iterator<String> steps;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(IteratorEscapes::make, IteratorEscapes::step);
    System.out.println("done");
  }

  private static void make() {
    List<String> list = new ArrayList<>();
    list.add("element"); // race: java.util.ArrayList
    steps = list.iterator(); // race: IteratorEscapes.steps
  }

  private static void step() {
    boolean any = steps.hasNext(); // race: IteratorEscapes.steps, java.util.ArrayList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** An iterator steps over one element while another one is replaced. */
public final class IterationMeetsOtherElement {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(IterationMeetsOtherElement::first, IterationMeetsOtherElement::second);
    System.out.println("done");
  }

  private static void first() {
    Iterator<String> iterator = LIST.iterator();
    iterator.next();
    Iterator<String> unmodifiable = Collections.unmodifiableList(LIST).iterator();
    unmodifiable.next();
  }

  private static void second() {
    LIST.set(1, "other");
    Collections.unmodifiableList(LIST).get(2);
  }
}

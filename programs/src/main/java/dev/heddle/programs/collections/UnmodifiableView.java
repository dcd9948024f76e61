// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An unmodifiable view protects from its own holder, not from the owner of the list behind it. */
public final class UnmodifiableView {
  private static final List<String> LIST = new ArrayList<>();
  private static final List<String> VIEW = Collections.unmodifiableList(LIST);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(UnmodifiableView::add, UnmodifiableView::read);
    System.out.println("done");
  }

  private static void add() {
    LIST.add("element"); // race: java.util.ArrayList
  }

  private static void read() {
    int read = VIEW.size(); // race: java.util.ArrayList
  }
}

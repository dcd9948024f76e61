// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** Copying a list reads it: the copy constructor races with the other thread's add. */
public final class CopyOfShared {
  private static final List<String> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CopyOfShared::add, CopyOfShared::copy);
    System.out.println("done");
  }

  private static void add() {
    LIST.add("element"); // race: java.util.ArrayList
  }

  private static void copy() {
    List<String> copy = new ArrayList<>(LIST); // race: java.util.ArrayList
  }
}

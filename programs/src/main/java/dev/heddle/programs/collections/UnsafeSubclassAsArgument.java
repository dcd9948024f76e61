// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list of the program, which redefines nothing, copied while another thread adds to it. */
public final class UnsafeSubclassAsArgument {
  private static final Names NAMES = new Names();

  private static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    synchronized boolean has(String name) {
      return contains(name);
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(UnsafeSubclassAsArgument::add, UnsafeSubclassAsArgument::copy);
    System.out.println("done");
  }

  private static void add() {
    NAMES.add("name"); // race: java.util.ArrayList
  }

  private static void copy() {
    int size = new CopyOnWriteArrayList<>(NAMES).size(); // race: java.util.ArrayList
  }
}

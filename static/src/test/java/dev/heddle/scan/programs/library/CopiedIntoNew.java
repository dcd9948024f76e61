// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.List;

/** A new list is filled with what another thread is about to change. */
public final class CopiedIntoNew {
  private final List<String> names = new ArrayList<>();
  private volatile int[] numbers = {1, 2};

  private int copy() {
    List<String> copy = new ArrayList<>();
    copy.addAll(names); // race: java.util.ArrayList
    return copy.size();
  }

  private void add() {
    names.add("x"); // race: java.util.ArrayList
  }

  private void grow() {
    int[] longer = new int[numbers.length + 1];
    System.arraycopy(numbers, 0, longer, 0, numbers.length);
    longer[numbers.length] = 7;
    numbers = longer;
  }

  public static void racy() throws Exception {
    CopiedIntoNew table = new CopiedIntoNew();
    new Thread(table::copy).start();
    new Thread(table::add).start();
  }

  public static void safe() throws Exception {
    CopiedIntoNew table = new CopiedIntoNew();
    new Thread(table::grow).start();
    new Thread(table::grow).start();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** A variable holds a list of its own at first, and then perhaps the one that all have. */
public final class OwnOrShared {
  private static final List<String> SHARED = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> add(true), () -> add(false), OwnOrShared::read);
    System.out.println("done");
  }

  private static void add(boolean toShared) {
    List<String> list = new ArrayList<>();
    if (toShared) {
      list = SHARED;
    }
    list.add("element"); // race: java.util.ArrayList
  }

  private static void read() {
    int size = SHARED.size(); // race: java.util.ArrayList
  }
}

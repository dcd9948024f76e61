// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Two threads add to an ArrayList that should be a synchronised list. */
public final class ArrayListAdd {
  private static void fill(List<Integer> list) {
    for (int i = 0; i < 10; i++) {
      list.add(i); // race: java.util.ArrayList
    }
  }

  public static void racy() throws Exception {
    List<Integer> list = new ArrayList<>();
    Thread first = new Thread(() -> fill(list));
    Thread second = new Thread(() -> fill(list));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Thread first = new Thread(() -> fill(list));
    Thread second = new Thread(() -> fill(list));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

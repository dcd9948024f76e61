// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Iterating over a synchronised list without holding its lock is not safe. */
public final class SynchronizedWrapper {
  private static int sum(List<Integer> list) {
    int sum = 0;
    for (int value : list) { // race: java.util.ArrayList
      sum += value;
    }
    return sum;
  }

  private static void add(List<Integer> list) {
    list.add(3); // race: java.util.ArrayList
  }

  private static int sumLocked(List<Integer> list) {
    synchronized (list) {
      return sum(list);
    }
  }

  public static void racy() throws Exception {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Thread first = new Thread(() -> sum(list));
    Thread second = new Thread(() -> add(list));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Thread first = new Thread(() -> sumLocked(list));
    Thread second = new Thread(() -> add(list));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Synchronized wrappers guard each call, and their lock hands over between callers. */
public final class SynchronizedWrapper {
  private static final List<int[]> LIST = Collections.synchronizedList(new ArrayList<>());
  private static final Map<String, int[]> MAP = Collections.synchronizedMap(new HashMap<>());
  private static final Set<Integer> SET = Collections.synchronizedSet(new TreeSet<>());

  public static void main(String[] args) throws Exception {
    Threads.run(SynchronizedWrapper::write, SynchronizedWrapper::write, SynchronizedWrapper::read);
    System.out.println(LIST.size() + " " + MAP.size() + " " + SET.size());
  }

  private static void write() {
    for (int i = 0; i < 20; i++) {
      int[] cells = new int[1];
      cells[0] = 1;
      LIST.add(cells);
      MAP.put("key" + i, cells);
      SET.add(i);
    }
  }

  private static void read() {
    while (LIST.size() < 10) {
      Thread.yield();
    }
    int[] last = MAP.get("key0");
    if (LIST.get(9)[0] != 1 || last == null || last[0] != 1 || SET.contains(-1)) {
      throw new AssertionError();
    }
  }
}

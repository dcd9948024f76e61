// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Hashtable;
import java.util.Stack;
import java.util.Vector;

/** The old synchronized collections guard each call, and hand over between callers. */
public final class VectorAndHashtable {
  private static final Vector<int[]> VECTOR = new Vector<>();
  private static final Hashtable<String, int[]> TABLE = new Hashtable<>();
  private static final Stack<int[]> STACK = new Stack<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        VectorAndHashtable::write,
        () -> check(VECTOR.get(0)),
        () -> check(TABLE.get("key")),
        () -> check(STACK.pop()),
        VectorAndHashtable::compound);
    System.out.println(VECTOR.size());
  }

  private static void write() {
    int[] cells = new int[1];
    cells[0] = 1;
    VECTOR.add(cells);
    TABLE.put("key", cells);
    STACK.push(cells);
  }

  private static void check(int[] cells) {
    if (cells[0] != 1) {
      throw new AssertionError();
    }
  }

  private static void compound() {
    synchronized (VECTOR) {
      if (!VECTOR.isEmpty()) {
        VECTOR.add(VECTOR.lastElement());
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Every thread has collections of its own, or gets them handed over: no race. */
public final class ConfinedCollections {
  private static final BlockingQueue<List<Integer>> QUEUE = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ConfinedCollections::make, ConfinedCollections::use);
    System.out.println("done");
  }

  private static void make() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      List<Integer> list = new ArrayList<>();
      Map<Integer, String> map = new HashMap<>();
      list.add(i);
      map.put(i, "confined");
      QUEUE.put(list);
    }
  }

  private static void use() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      List<Integer> list = QUEUE.take();
      list.add(i);
      if (list.size() != 2) {
        throw new AssertionError();
      }
    }
  }
}

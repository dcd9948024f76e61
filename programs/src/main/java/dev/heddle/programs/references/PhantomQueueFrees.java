// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Who dequeues a phantom reference frees what the users of its referent have filled, unlocked. */
public final class PhantomQueueFrees {
  private static final int OBJECTS = 100;
  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static final Map<Reference<?>, int[]> MEMORY = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < OBJECTS; i++) {
      Threads.run(PhantomQueueFrees::use);
    }
    int freed = 0;
    for (int i = 0; i < 500 && freed < OBJECTS / 2; i++) {
      System.gc();
      Reference<?> reference = QUEUE.remove(5);
      while (reference != null) {
        int[] memory = MEMORY.remove(reference);
        memory[0]++;
        freed++;
        reference = QUEUE.poll();
      }
    }
    System.out.println(freed >= OBJECTS / 2);
  }

  private static void use() {
    Object handle = new Object();
    int[] memory = new int[2];
    MEMORY.put(new PhantomReference<>(handle, QUEUE), memory);
    memory[0] = 7;
    Reference.reachabilityFence(handle);
  }
}

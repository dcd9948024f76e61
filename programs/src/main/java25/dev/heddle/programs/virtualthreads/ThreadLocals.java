// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;

/** Thread-local state belongs to the virtual thread, not to its carrier. */
public final class ThreadLocals {
  private static final ThreadLocal<int[]> CELLS = ThreadLocal.withInitial(() -> new int[1]);

  public static void main(String[] args) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      threads.add(Thread.startVirtualThread(ThreadLocals::count));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("done");
  }

  private static void count() {
    for (int i = 0; i < 10; i++) {
      CELLS.get()[0]++;
      Thread.yield();
    }
    if (CELLS.get()[0] != 10) {
      throw new AssertionError();
    }
  }
}

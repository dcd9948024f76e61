// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Short-lived locks, atomics, queues and maps of java.util.concurrent, a million rounds. */
@OwnJvm("-Xmx256m")
public final class ShortLivedLocks {
  private static final int ROUNDS_PER_THREAD = 500_000;

  public static void main(String[] args) throws Exception {
    Threads.run(ShortLivedLocks::useMany, ShortLivedLocks::useMany);
    System.out.println("done");
  }

  private static void useMany() {
    long sum = 0;
    for (int i = 0; i < ROUNDS_PER_THREAD; i++) {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      sum += new AtomicInteger(i).incrementAndGet() - i;
      lock.unlock();
      Queue<int[]> queue = new ConcurrentLinkedQueue<>();
      queue.add(new int[] {1});
      sum += queue.poll()[0];
      ConcurrentHashMap<Integer, int[]> map = new ConcurrentHashMap<>();
      map.put(i, new int[] {1});
      sum += map.get(i)[0];
    }
    if (sum != 3L * ROUNDS_PER_THREAD) {
      throw new AssertionError(sum);
    }
  }
}

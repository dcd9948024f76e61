// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Buffers circulate through two bounded queues: each is used by one thread at a time. */
public final class BufferPool {
  private static final BlockingQueue<int[]> EMPTY = new ArrayBlockingQueue<>(2);
  private static final BlockingQueue<int[]> FULL = new LinkedBlockingQueue<>(2);

  public static void main(String[] args) throws Exception {
    EMPTY.put(new int[4]);
    EMPTY.put(new int[4]);
    Threads.run(BufferPool::fill, BufferPool::drain);
    System.out.println("done");
  }

  private static void fill() throws InterruptedException {
    for (int i = 0; i < 40; i++) {
      int[] buffer = EMPTY.take();
      Arrays.fill(buffer, i);
      FULL.put(buffer);
    }
  }

  private static void drain() throws InterruptedException {
    for (int i = 0; i < 40; i++) {
      int[] buffer = FULL.take();
      if (buffer[0] != i || buffer[3] != i) {
        throw new AssertionError();
      }
      EMPTY.put(buffer);
    }
  }
}

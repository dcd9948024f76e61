// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Millions of short-lived arrays and collections go from one thread to another. */
@OwnJvm("-Xmx256m")
public final class ShortLivedArrays {
  private static final int BATCHES = 2_000;
  private static final int BATCH_SIZE = 500;
  private static final BlockingQueue<int[][]> QUEUE = new ArrayBlockingQueue<>(4);

  public static void main(String[] args) throws Exception {
    Threads.run(ShortLivedArrays::produce, ShortLivedArrays::consume);
    System.out.println("done");
  }

  private static void produce() throws InterruptedException {
    for (int batch = 0; batch < BATCHES; batch++) {
      int[][] arrays = new int[BATCH_SIZE][];
      for (int i = 0; i < BATCH_SIZE; i++) {
        arrays[i] = new int[8];
        arrays[i][i % 8] = i;
      }
      QUEUE.put(arrays);
    }
  }

  private static void consume() throws InterruptedException {
    long sum = 0;
    for (int batch = 0; batch < BATCHES; batch++) {
      List<Integer> list = new ArrayList<>();
      for (int[] array : QUEUE.take()) {
        for (int cell : array) {
          sum += cell;
        }
        list.add(array.length);
      }
      sum += list.size() - BATCH_SIZE;
    }
    if (sum != (long) BATCHES * BATCH_SIZE * (BATCH_SIZE - 1) / 2) {
      throw new AssertionError(sum);
    }
  }
}

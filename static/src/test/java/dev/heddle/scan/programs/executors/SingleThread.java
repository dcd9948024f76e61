// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks of one single-thread executor follow each other, tasks of two do not. */
public final class SingleThread {
  private int written;

  private void write() {
    written++; // race: SingleThread.written
  }

  public static void racy() throws Exception {
    SingleThread file = new SingleThread();
    ExecutorService left = Executors.newSingleThreadExecutor();
    ExecutorService right = Executors.newSingleThreadExecutor();
    left.execute(() -> file.write());
    right.execute(() -> file.write());
    left.shutdown();
    right.shutdown();
  }

  public static void safe() throws Exception {
    SingleThread file = new SingleThread();
    ExecutorService only = Executors.newSingleThreadExecutor();
    only.execute(() -> file.write());
    only.execute(() -> file.write());
    only.shutdown();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A cached pool starts a thread for each task that waits, so that tasks overlap. */
public final class CachedPool {
  public static void racy() throws Exception {
    List<String> replies = new ArrayList<>();
    ExecutorService pool = Executors.newCachedThreadPool();
    for (int i = 0; i < 3; i++) {
      pool.execute(
          () -> {
            replies.add("done"); // race: java.util.ArrayList
          });
    }
    pool.shutdown();
  }

  public static void safe() throws Exception {
    List<String> replies = Collections.synchronizedList(new ArrayList<>());
    ExecutorService pool = Executors.newCachedThreadPool();
    for (int i = 0; i < 3; i++) {
      pool.execute(
          () -> {
            replies.add("done");
          });
    }
    pool.shutdown();
  }
}

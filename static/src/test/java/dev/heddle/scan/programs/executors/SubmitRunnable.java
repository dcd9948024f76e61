// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task is submitted in a loop and its runs write one static field. */
public final class SubmitRunnable {
  private static String lastUser;

  private static void login(String user) {
    lastUser = user; // race: SubmitRunnable.lastUser
  }

  public static void racy() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (String user : new String[] {"ada", "grace"}) {
      pool.submit(() -> login(user));
    }
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (String user : new String[] {"ada", "grace"}) {
      pool.submit(() -> login(user)).get();
    }
    pool.shutdown();
  }
}

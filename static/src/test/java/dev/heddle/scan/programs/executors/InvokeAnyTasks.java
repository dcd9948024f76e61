// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** When invokeAny returns, the tasks that have lost may still be writing. */
public final class InvokeAnyTasks {
  private static String winner;

  private static String answer(String server) {
    winner = server; // race: InvokeAnyTasks.winner
    return server;
  }

  public static void racy() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAny(List.of(() -> answer("north"), () -> answer("south")));
    System.out.println(winner); // race: InvokeAnyTasks.winner
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    winner = pool.invokeAny(List.of(() -> "north", () -> "south"));
    System.out.println(winner);
    pool.shutdown();
  }
}

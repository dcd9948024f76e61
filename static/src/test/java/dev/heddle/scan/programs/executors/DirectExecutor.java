// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.Executor;

/** An own executor starts a thread for each task instead of running it in the caller. */
public final class DirectExecutor {
  static final class Ledger {
    int sum;
  }

  private static void post(Executor executor, Ledger ledger) {
    executor.execute(
        () -> {
          ledger.sum += 10; // race: DirectExecutor$Ledger.sum
        });
  }

  public static void racy() throws Exception {
    Ledger ledger = new Ledger();
    Executor spawning = task -> new Thread(task).start();
    post(spawning, ledger);
    post(spawning, ledger);
  }

  public static void safe() throws Exception {
    Ledger ledger = new Ledger();
    Executor direct = task -> task.run();
    post(direct, ledger);
    post(direct, ledger);
  }
}

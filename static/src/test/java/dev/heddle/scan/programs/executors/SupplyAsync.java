// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** Two asynchronous suppliers take numbers from a shared dispenser. */
public final class SupplyAsync {
  static final class Dispenser {
    private int next;

    int take() {
      return next++; // race: SupplyAsync$Dispenser.next
    }

    synchronized int takeLocked() {
      return next++;
    }
  }

  public static void racy() throws Exception {
    Dispenser dispenser = new Dispenser();
    CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> dispenser.take());
    CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> dispenser.take());
    System.out.println(first.get() + second.get());
  }

  public static void safe() throws Exception {
    Dispenser dispenser = new Dispenser();
    CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> dispenser.takeLocked());
    CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> dispenser.takeLocked());
    System.out.println(first.get() + second.get());
  }
}

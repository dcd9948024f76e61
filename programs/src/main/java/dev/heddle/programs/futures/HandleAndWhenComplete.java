// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;

/** handle() and whenComplete() are ordered after results and failures alike. */
public final class HandleAndWhenComplete {
  private static int steps;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> failing =
        CompletableFuture.supplyAsync(
            () -> {
              steps++;
              throw new IllegalStateException("on purpose");
            });
    int handled = failing.handle((result, failure) -> ++steps).join();
    handled += failing.handleAsync((result, failure) -> ++steps).join();
    CompletableFuture<Integer> fine = CompletableFuture.supplyAsync(() -> ++steps);
    fine.whenComplete((result, failure) -> steps++)
        .whenCompleteAsync((result, failure) -> steps++)
        .join();
    System.out.println(handled + " " + steps);
  }
}

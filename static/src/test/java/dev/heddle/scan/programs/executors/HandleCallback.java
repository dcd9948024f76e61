// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/**
 * The handler of an asynchronous result appends to a line that the main thread appends to as well.
 */
public final class HandleCallback {
  public static void racy() throws Exception {
    StringBuilder line = new StringBuilder();
    CompletableFuture<String> done =
        CompletableFuture.supplyAsync(() -> 7)
            .handle(
                (value, failure) -> {
                  line.append(value); // race: java.lang.StringBuilder
                  return "handled";
                });
    line.append("main"); // race: java.lang.StringBuilder
    System.out.println(done.join());
  }

  public static void safe() throws Exception {
    StringBuilder line = new StringBuilder();
    CompletableFuture<String> done =
        CompletableFuture.supplyAsync(() -> 7)
            .handle(
                (value, failure) -> {
                  line.append(value);
                  return "handled";
                });
    System.out.println(done.join());
    line.append("main");
  }
}

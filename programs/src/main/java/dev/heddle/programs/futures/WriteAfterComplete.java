// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;

/** The promise is completed first and the value is written afterwards. */
public final class WriteAfterComplete {
  private static int value;

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> promise = new CompletableFuture<>();
    Threads.inOrder(() -> complete(promise), () -> read(promise));
    System.out.println("done");
  }

  private static void complete(CompletableFuture<String> promise) {
    promise.complete("ready");
    value = 1; // race: WriteAfterComplete.value
  }

  private static void read(CompletableFuture<String> promise) {
    promise.join();
    int read = value; // race: WriteAfterComplete.value
  }
}

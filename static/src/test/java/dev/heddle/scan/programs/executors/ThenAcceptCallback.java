// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** The consumer of a future may run while its creator goes on. */
public final class ThenAcceptCallback {
  private String shown = "";

  private void show(String text) {
    shown = text; // race: ThenAcceptCallback.shown
  }

  public static void racy() throws Exception {
    ThenAcceptCallback view = new ThenAcceptCallback();
    CompletableFuture.supplyAsync(() -> "loaded").thenAccept(text -> view.show(text));
    view.show("loading");
  }

  public static void safe() throws Exception {
    ThenAcceptCallback view = new ThenAcceptCallback();
    view.show("loading");
    CompletableFuture.supplyAsync(() -> "loaded").thenAccept(text -> view.show(text)).join();
  }
}

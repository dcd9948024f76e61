// SPDX-License-Identifier: Apache-2.0
package program;

import java.util.concurrent.atomic.AtomicBoolean;

/** Data that a scan suspects: one race happens, one pair is always in order, one never meets. */
public final class Suspect {
  private static int racy;
  private static int handedOver;
  private static int unreached;
  private static final AtomicBoolean ready = new AtomicBoolean();

  private Suspect() {}

  public static void main(String[] arguments) throws InterruptedException {
    boolean reaches = arguments.length > 0;
    Thread other =
        new Thread(
            () -> {
              racy = 1;
              handedOver = 1;
              if (reaches) {
                unreached = 1;
              }
              ready.set(true);
            });
    other.start();
    racy = 2;
    while (!ready.get()) {
      Thread.onSpinWait();
    }
    handedOver = 2;
    if (reaches) {
      unreached = 2;
    }
    other.join();
  }
}

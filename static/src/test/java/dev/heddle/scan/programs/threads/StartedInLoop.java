// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** One start call in a loop starts many threads of the same code. */
public final class StartedInLoop {
  private static int arrivals;

  public static void racy() throws Exception {
    for (int i = 0; i < 4; i++) {
      Thread guest =
          new Thread(
              () -> {
                arrivals++; // race: StartedInLoop.arrivals
              });
      guest.start();
    }
  }

  public static void safe() throws Exception {
    for (int i = 0; i < 4; i++) {
      Thread guest =
          new Thread(
              () -> {
                arrivals++;
              });
      guest.start();
      guest.join();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads number tickets from one static field. */
public final class StaticField {
  private static int nextTicket;

  private static int draw() {
    int ticket = nextTicket; // race: StaticField.nextTicket
    nextTicket = ticket + 1; // race: StaticField.nextTicket
    return ticket;
  }

  private static synchronized int drawLocked() {
    int ticket = nextTicket;
    nextTicket = ticket + 1;
    return ticket;
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> draw());
    Thread second = new Thread(() -> draw());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> drawLocked());
    Thread second = new Thread(() -> drawLocked());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

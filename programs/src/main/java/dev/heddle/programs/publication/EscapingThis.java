// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** The constructor registers this with another thread before its own plain field is written. */
public final class EscapingThis {
  private static volatile Listener registered;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(Listener::new, EscapingThis::fire);
    System.out.println("done");
  }

  private static void fire() {
    int read = registered.events; // race: Listener.events
  }

  private static final class Listener {
    int events;

    Listener() {
      registered = this;
      events = 1; // race: Listener.events
    }
  }
}

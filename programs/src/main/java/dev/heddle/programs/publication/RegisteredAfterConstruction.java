// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** A factory method registers the finished object: the usual cure for an escaping this. */
public final class RegisteredAfterConstruction {
  private static volatile Listener registered;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(RegisteredAfterConstruction::create, RegisteredAfterConstruction::fire);
    System.out.println("done");
  }

  private static void create() {
    Listener listener = new Listener();
    registered = listener;
  }

  private static void fire() {
    if (registered.events != 1) {
      throw new AssertionError();
    }
  }

  private static final class Listener {
    int events;

    Listener() {
      events = 1;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** A static synchronized method locks the class, an instance one the object: different monitors. */
public final class StaticVersusInstance {
  private static int total;

  public static void main(String[] args) throws Exception {
    StaticVersusInstance instance = new StaticVersusInstance();
    Threads.inOrder(StaticVersusInstance::underClass, instance::underInstance);
    System.out.println("done");
  }

  private static synchronized void underClass() {
    total = 1; // race: StaticVersusInstance.total
  }

  private synchronized void underInstance() {
    total = 2; // race: StaticVersusInstance.total
  }
}

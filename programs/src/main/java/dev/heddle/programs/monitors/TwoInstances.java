// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Synchronized methods of two instances guard a static field with two monitors. */
public final class TwoInstances {
  private static int created;

  public static void main(String[] args) throws Exception {
    TwoInstances first = new TwoInstances();
    TwoInstances second = new TwoInstances();
    Threads.run(first::create, second::create);
    System.out.println("done");
  }

  private synchronized void create() {
    created++; // race: TwoInstances.created
  }
}

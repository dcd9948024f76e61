// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** A monitor entered again by its owner is released only by the outermost exit. */
public final class Reentrant {
  private int depth;
  private int calls;

  public static void main(String[] args) throws Exception {
    Reentrant shared = new Reentrant();
    Threads.run(() -> shared.descend(10), () -> shared.descend(10));
    System.out.println(shared.calls);
  }

  private synchronized void descend(int levels) {
    calls++;
    depth++;
    if (levels > 1) {
      descend(levels - 1);
    }
    synchronized (this) {
      depth--;
    }
    calls += depth == 0 ? 100 : 0;
  }
}

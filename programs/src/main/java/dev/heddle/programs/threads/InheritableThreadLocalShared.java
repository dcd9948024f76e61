// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Threads;

/** The inherited object is the parent's own, so two children that write to it race. */
public final class InheritableThreadLocalShared {
  private static final InheritableThreadLocal<int[]> CELLS = new InheritableThreadLocal<>();

  public static void main(String[] args) throws Exception {
    CELLS.set(new int[] {1});
    Threads.run(InheritableThreadLocalShared::count, InheritableThreadLocalShared::count);
    System.out.println("done");
  }

  private static void count() {
    CELLS.get()[0]++; // race: int[]
  }
}

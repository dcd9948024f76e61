// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** A frozen object that is also published through a volatile: no race at all. */
public final class FinalPublishedSafely {
  private static volatile Frozen shared;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> shared = new Frozen(9), FinalPublishedSafely::read);
    System.out.println("done");
  }

  private static void read() {
    while (shared == null) {
      Thread.onSpinWait();
    }
    if (shared.cells[0] + shared.plain != 18) {
      throw new AssertionError();
    }
  }

  private static final class Frozen {
    final int[] cells;
    int plain;

    Frozen(int value) {
      cells = new int[] {value};
      plain = value;
    }
  }
}

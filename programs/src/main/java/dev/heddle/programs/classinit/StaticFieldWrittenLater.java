// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** The static field of an initialised class is written again without order. */
public final class StaticFieldWrittenLater {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(StaticFieldWrittenLater::write, StaticFieldWrittenLater::read);
    System.out.println("done");
  }

  private static void write() {
    State.level = 2; // race: State.level
  }

  private static void read() {
    int read = State.level; // race: State.level
  }

  private static final class State {
    static int level = 1;
  }
}

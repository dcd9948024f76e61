// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** Class.forName runs the initialiser; a later direct use is ordered after it. */
public final class InitialisedByReflection {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(InitialisedByReflection::load, InitialisedByReflection::read);
    System.out.println("done");
  }

  private static void load() throws ClassNotFoundException {
    Class.forName(InitialisedByReflection.class.getName() + "$State");
  }

  private static void read() {
    if (State.cells[0] != 9) {
      throw new AssertionError();
    }
  }

  private static final class State {
    static int[] cells = new int[1];

    static {
      cells[0] = 9;
    }
  }
}

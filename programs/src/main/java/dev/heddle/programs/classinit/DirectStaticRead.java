// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** The other thread reads static fields of the class directly, without calling it. */
public final class DirectStaticRead {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> read(1), () -> read(2));
    System.out.println("done");
  }

  private static void read(int times) {
    for (int i = 0; i < times; i++) {
      if (State.number != 17 || State.names[0].length() != 3 || State.CONSTANTS[1] != 2) {
        throw new AssertionError();
      }
    }
  }

  private static final class State {
    static final int[] CONSTANTS = {1, 2};
    static int number = 17;
    static String[] names = {"one"};
  }
}

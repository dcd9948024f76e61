// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** Who only loads a class may be before its initialiser. */
public final class LoadedByName {
  private static final int[] CELLS = new int[1];

  public static void main(String[] args) throws Exception {
    // Loading synchronises inside the JDK: done once beforehand.
    load(false);
    Threads.inOrder(LoadedByName::read, LoadedByName::initialise);
    System.out.println("done");
  }

  private static Class<?> load(boolean initialise) throws Exception {
    String name = LoadedByName.class.getName() + "$State";
    return Class.forName(name, initialise, LoadedByName.class.getClassLoader());
  }

  private static void read() throws Exception {
    load(false);
    int read = CELLS[0]; // race: int[]
  }

  private static void initialise() throws Exception {
    load(true);
  }

  private static final class State {
    static {
      CELLS[0] = 4; // race: int[]
    }
  }
}

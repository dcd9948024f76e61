// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** Who only loads a class may be before its initialiser, and is not after it either. */
public final class LoadedByName {
  private static final int[] CELLS = new int[2];

  public static void main(String[] args) throws Exception {
    // Loading synchronises inside the JDK: done once beforehand.
    load("$State", false);
    load("$Initialised", false);
    Threads.inOrder(LoadedByName::read, LoadedByName::initialise);
    Threads.inOrder(() -> load("$Initialised", true), LoadedByName::readAfterwards);
    System.out.println("done");
  }

  private static Class<?> load(String simpleName, boolean initialise) throws Exception {
    String name = LoadedByName.class.getName() + simpleName;
    return Class.forName(name, initialise, LoadedByName.class.getClassLoader());
  }

  private static void read() throws Exception {
    load("$State", false);
    int read = CELLS[0]; // race: int[]
  }

  private static void initialise() throws Exception {
    load("$State", true);
  }

  private static void readAfterwards() throws Exception {
    load("$Initialised", false);
    int read = CELLS[1]; // race: int[]
  }

  private static final class State {
    static {
      CELLS[0] = 4; // race: int[]
    }
  }

  private static final class Initialised {
    static {
      CELLS[1] = 4; // race: int[]
    }
  }
}

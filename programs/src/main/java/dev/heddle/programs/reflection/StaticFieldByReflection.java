// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Field;

/** Static fields by reflection: what is written after the initialiser has ended races. */
public final class StaticFieldByReflection {
  public static void main(String[] args) throws Exception {
    Field level = State.class.getDeclaredField("level");
    Field cells = State.class.getDeclaredField("cells");
    Threads.inOrder(() -> write(level, cells), () -> read(level, cells));
    System.out.println("done");
  }

  private static void write(Field level, Field cells) throws Exception {
    int[] found = (int[]) cells.get(null);
    level.setInt(null, 1); // race: State.level
    found[0] = 1; // race: int[]
  }

  private static void read(Field level, Field cells) throws Exception {
    int[] found = (int[]) cells.get(null);
    int sum = level.getInt(null); // race: State.level
    sum += found[0]; // race: int[]
    if (sum != 2) {
      throw new AssertionError();
    }
  }

  private static final class State {
    static int level;
    static int[] cells = new int[1];

    static {
      level = 4;
      cells[0] = 5;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.lang.reflect.Field;

/**
 * A static field by reflection: whoever reads or writes it comes after the initialiser, even when
 * another thread is in it.
 */
public final class InitialisedByField {
  private static final Schedule SCHEDULE = new Schedule();

  public static void main(String[] args) throws Exception {
    Field level = Read.class.getDeclaredField("level");
    Field cells = Read.class.getDeclaredField("cells");
    Threads.run(
        () -> check(level.getInt(null), 4),
        () -> {
          SCHEDULE.await(1);
          check(level.getInt(null) + ((int[]) cells.get(null))[0], 9);
        },
        () -> {
          SCHEDULE.await(2);
          check(((int[]) cells.get(null))[0], 5);
        });
    Field written = Written.class.getDeclaredField("level");
    Threads.inOrder(() -> written.setInt(null, 1), () -> check(Written.cells[0], 4));
    System.out.println("done");
  }

  private static void check(int found, int expected) {
    if (found != expected) {
      throw new AssertionError();
    }
  }

  private static final class Read {
    static int level;
    static int[] cells = new int[1];

    static {
      SCHEDULE.reach(1);
      Schedule.pause(100);
      level = 4;
      cells[0] = 5;
      SCHEDULE.reach(2);
    }
  }

  private static final class Written {
    static int level;
    static int[] cells = {3};

    static {
      level = 4;
      cells[0]++;
    }
  }
}

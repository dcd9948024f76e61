// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** The same by method handles and variable handles of static members, and of a constructor. */
public final class InitialisedByHandle {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final Schedule SCHEDULE = new Schedule();
  private static int turns;

  public static void main(String[] args) throws Exception {
    meet(0, () -> (int) getter(Got.class, "level", int.class).invoke());
    meet(2, () -> ((int[]) getter(Cells.class, "cells", int[].class).invoke())[0]);
    meet(4, () -> (int) LOOKUP.findStaticVarHandle(Variable.class, "level", int.class).get());
    meet(
        6,
        () -> {
          VarHandle cells = LOOKUP.findStaticVarHandle(Final.class, "CELLS", int[].class);
          return ((int[]) cells.getVolatile())[0];
        });
    MethodType toInt = MethodType.methodType(int.class);
    meet(8, () -> (int) LOOKUP.findStatic(Called.class, "level", toInt).invoke());
    MethodType none = MethodType.methodType(void.class);
    meet(10, () -> ((Made) LOOKUP.findConstructor(Made.class, none).invoke()).level());
  }

  private static MethodHandle getter(Class<?> owner, String name, Class<?> type) throws Exception {
    return LOOKUP.findStaticGetter(owner, name, type);
  }

  /** One thread is in the initialiser while another comes, and a third comes later. */
  private static void meet(int step, Call call) throws Exception {
    turns = step;
    Threads.run(
        () -> read(call),
        () -> {
          SCHEDULE.await(step + 1);
          read(call);
        },
        () -> {
          SCHEDULE.await(step + 2);
          Schedule.pause(20);
          read(call);
        });
  }

  private static void read(Call call) {
    try {
      if (call.run() != 4) {
        throw new AssertionError();
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** In each initialiser. */
  private static void initialise(Runnable body) {
    SCHEDULE.reach(turns + 1);
    Schedule.pause(60);
    body.run();
    SCHEDULE.reach(turns + 2);
  }

  private interface Call {
    int run() throws Throwable;
  }

  private static final class Got {
    static int level;

    static {
      initialise(() -> level = 4);
    }
  }

  private static final class Cells {
    static int[] cells = new int[1];

    static {
      initialise(() -> cells[0] = 4);
    }
  }

  private static final class Variable {
    static int level;

    static {
      initialise(() -> level = 4);
    }
  }

  private static final class Final {
    static final int[] CELLS = new int[1];

    static {
      initialise(() -> CELLS[0] = 4);
    }
  }

  private static final class Called {
    static int level;

    static {
      initialise(() -> level = 4);
    }

    static int level() {
      return level;
    }
  }

  private static final class Made {
    static int level;

    static {
      initialise(() -> level = 4);
    }

    int level() {
      return level;
    }
  }
}

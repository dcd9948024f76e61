// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Static fields by handles: what is written after the initialiser has ended races. */
public final class StaticFieldByHandle {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  public static void main(String[] args) throws Exception {
    MethodHandle set = LOOKUP.findStaticSetter(State.class, "level", int.class);
    MethodHandle get = LOOKUP.findStaticGetter(State.class, "level", int.class);
    // Linking a call of a method handle synchronises inside the JDK: done once beforehand.
    MethodHandle setOther = LOOKUP.findStaticSetter(Other.class, "level", int.class);
    write(setOther);
    read(LOOKUP.findStaticGetter(Other.class, "level", int.class));
    Threads.inOrder(() -> write(set), () -> read(get));
    System.out.println("done");
  }

  private static void write(MethodHandle set) {
    try {
      set.invokeExact(1); // race: State.level
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void read(MethodHandle get) {
    try {
      int read = (int) get.invokeExact(); // race: State.level
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class State {
    static int level;

    static {
      level = 4;
    }
  }

  private static final class Other {
    static int level;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.List;

/** Handles that tell of accesses look as they would without, and throw what they would throw. */
public final class MethodHandlesLookTheSame {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final Class<?> OWN = MethodHandlesLookTheSame.class;
  private static int initialised;

  private volatile int flag;
  private String text;

  public static void main(String[] args) throws Throwable {
    MethodHandle getter = LOOKUP.findGetter(OWN, "flag", int.class);
    MethodHandle setter = LOOKUP.unreflectSetter(OWN.getDeclaredField("text"));
    check(LOOKUP.revealDirect(getter).reflectAs(Field.class, LOOKUP).getName().equals("flag"));
    check(LOOKUP.revealDirect(setter).getName().equals("text"));
    check(getter.describeConstable().isPresent());
    check(getter.toString().equals("MethodHandle(MethodHandlesLookTheSame)int"));
    check(!getter.isVarargsCollector());
    check(fails(() -> getter.invoke((MethodHandlesLookTheSame) null), NullPointerException.class));
    check(fails(() -> setter.invoke(new Object(), "text"), ClassCastException.class));
    VarHandle flag = LOOKUP.findVarHandle(OWN, "flag", int.class);
    MethodHandle mode = flag.toMethodHandle(VarHandle.AccessMode.GET_VOLATILE);
    check(fails(() -> LOOKUP.revealDirect(mode), IllegalArgumentException.class));
    for (Class<?> array : List.of(int[].class, String[].class, Object[].class)) {
      // They can be cracked into methods of the JDK that are not public.
      check(MethodHandles.arrayElementGetter(array).describeConstable().isPresent());
      check(MethodHandles.arrayElementSetter(array).describeConstable().isPresent());
    }
    MethodHandle late = LOOKUP.findStaticGetter(Late.class, "level", int.class);
    check(initialised == 0);
    check((int) late.invokeExact() == 4 && initialised == 1);
    MethodHandle broken = LOOKUP.findStaticGetter(Broken.class, "level", int.class);
    check(fails(broken::invoke, ExceptionInInitializerError.class));
    check(fails(broken::invoke, NoClassDefFoundError.class));
    System.out.println("done");
  }

  private static void check(boolean holds) {
    if (!holds) {
      throw new AssertionError();
    }
  }

  private static boolean fails(Call call, Class<?> with) {
    try {
      call.run();
      return false;
    } catch (Throwable e) {
      for (StackTraceElement frame : e.getStackTrace()) {
        check(!frame.getClassName().startsWith("dev.heddle.runtime"));
      }
      return with.isInstance(e);
    }
  }

  private interface Call {
    Object run() throws Throwable;
  }

  private static final class Late {
    static int level;

    static {
      initialised++;
      level = 4;
    }
  }

  private static final class Broken {
    static int level;

    static {
      level = 1 / (initialised - 1);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** Classes that the program makes at run time and that the JVM shows to no agent. */
public final class HiddenClasses {
  /** Made by the thousand, so known by name. */
  private static final String LAMBDA = "$$Lambda";

  private static final String JDK = "java.base";

  /** Null until somebody listens. */
  private static volatile Listener listener;

  private HiddenClasses() {}

  /** Hears of each hidden class. */
  public interface Listener {
    void made(Class<?> type);
  }

  public static void reportTo(Listener newListener) {
    listener = newListener;
  }

  static void made(Class<?> type) {
    Listener told = listener;
    if (told == null) {
      return;
    }
    Sync.ignoreBegin();
    try {
      if (!isMadeByJdk(type)) {
        told.made(type);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    } finally {
      Sync.ignoreEnd();
    }
  }

  /** What the JDK makes of lambdas and switches only passes calls on to the program's code. */
  private static boolean isMadeByJdk(Class<?> type) {
    if (type.getName().contains(LAMBDA)) {
      return true;
    }
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      String name = frame.getClassName();
      boolean isOnTheWay =
          name.startsWith("dev.heddle.runtime.")
              || name.startsWith("java.lang.invoke.MethodHandles")
              || name.startsWith("java.lang.reflect.")
              || name.startsWith("jdk.internal.reflect.");
      if (!isOnTheWay) {
        return JDK.equals(frame.getModuleName());
      }
    }
    return true;
  }
}

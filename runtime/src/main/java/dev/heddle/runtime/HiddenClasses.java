// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** Classes that the program makes at run time and that the JVM shows to no agent. */
public final class HiddenClasses {
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
      told.made(type);
    } catch (Throwable e) {
      Checking.failed(e);
    } finally {
      Sync.ignoreEnd();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** What is written after the flag was set through a bound handle is handed over by nothing. */
public final class ComposedHandlesWriteAfter {
  private volatile int flag;
  private int value;

  public static void main(String[] args) throws Exception {
    ComposedHandlesWriteAfter shared = new ComposedHandlesWriteAfter();
    MethodHandle set =
        MethodHandles.lookup()
            .findSetter(ComposedHandlesWriteAfter.class, "flag", int.class)
            .bindTo(shared);
    // Linking a call of a method handle synchronises inside the JDK: done once beforehand.
    set(set, 0);
    Threads.inOrder(() -> shared.write(set), shared::read);
    System.out.println("done");
  }

  private void write(MethodHandle set) {
    set(set, 1);
    value = 1; // race: ComposedHandlesWriteAfter.value
  }

  private void read() {
    if (flag == 1) {
      System.out.println(value); // race: ComposedHandlesWriteAfter.value
    }
  }

  private static void set(MethodHandle set, int value) {
    try {
      set.invokeExact(value);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}

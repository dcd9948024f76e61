// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A VarHandle of a static field has no receiver, and hands over all the same. */
public final class StaticField {
  private static final VarHandle READY =
      Handles.staticField(MethodHandles.lookup(), StaticField.class, "ready", Object.class);

  private static Object ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(StaticField::write, StaticField::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    READY.setVolatile((Object) "ready");
  }

  private static void read() {
    while (READY.getVolatile() == null) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}

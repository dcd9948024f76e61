// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Method;

/** A method called by reflection is checked like any other. */
public final class MethodInvoked {
  private static int value;

  public static void main(String[] args) throws Exception {
    Method method = MethodInvoked.class.getDeclaredMethod("increment");
    method.invoke(null);
    Threads.inOrder(() -> method.invoke(null), () -> method.invoke(null));
    System.out.println("done");
  }

  private static void increment() {
    value++; // race: MethodInvoked.value
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** A synchronized method called by reflection, and constructors called by reflection. */
public final class MethodInvokedLocked {
  private static int value;

  private MethodInvokedLocked() {
    increment();
  }

  public static void main(String[] args) throws Exception {
    Method method = MethodInvokedLocked.class.getDeclaredMethod("increment");
    Constructor<?> constructor = MethodInvokedLocked.class.getDeclaredConstructor();
    Body body =
        () -> {
          for (int i = 0; i < 20; i++) {
            method.invoke(null);
            constructor.newInstance();
          }
        };
    Threads.run(body, body);
    System.out.println(value);
  }

  private static synchronized void increment() {
    value++;
  }
}

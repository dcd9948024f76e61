// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.security.AccessController;
import java.security.PrivilegedAction;

/**
 * Heddle may do what it must, even when called by a program that may not: programs before Java 24
 * can have a security manager, which asks everybody on the stack.
 */
@SuppressWarnings("removal")
public final class Privileges {
  private Privileges() {}

  public static void run(Runnable action) {
    get(
        new PrivilegedAction<Void>() {
          @Override
          public Void run() {
            action.run();
            return null;
          }
        });
  }

  public static <T> T get(PrivilegedAction<T> action) {
    return AccessController.doPrivileged(action);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;

/** setProperty() happens before the getProperty() that sees the value. */
public final class SystemPropertyPublishes {
  private static final String KEY = SystemPropertyPublishes.class.getName();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> {
          value = 1;
          System.setProperty(KEY, "set");
        },
        () -> {
          while (System.getProperty(KEY) == null) {
            Thread.onSpinWait();
          }
          value++;
        });
    System.clearProperty(KEY);
    System.out.println(value);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** A timed join that returns because the thread has ended orders like join(). */
public final class TimedJoinEnded {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread child = new Thread(() -> value = 1);
    child.start();
    child.join(10_000);
    System.out.println(value);
    Thread second = new Thread(() -> value = 2);
    second.start();
    second.join(10_000, 500);
    System.out.println(value);
  }
}

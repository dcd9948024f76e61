// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** A static synchronized method and a block on the class literal use one monitor, so no race. */
public final class StaticAndClassLiteral {
  private static long total;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> add(1), StaticAndClassLiteral::addTwo);
    System.out.println(total);
  }

  private static synchronized void add(long amount) {
    total += amount;
  }

  private static void addTwo() {
    synchronized (StaticAndClassLiteral.class) {
      total += 2;
    }
  }
}

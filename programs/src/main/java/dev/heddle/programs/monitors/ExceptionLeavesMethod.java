// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** An exception out of a synchronized method, through an unsynchronized caller, releases too. */
public final class ExceptionLeavesMethod {
  private int[] cells = new int[1];

  public static void main(String[] args) throws Exception {
    ExceptionLeavesMethod shared = new ExceptionLeavesMethod();
    Body body =
        () -> {
          try {
            shared.store(0);
            shared.store(1);
          } catch (ArrayIndexOutOfBoundsException expected) {
            shared.store(0);
          }
        };
    Threads.run(body, body);
    System.out.println(shared.cells[0]);
  }

  private synchronized void store(int index) {
    cells[index]++;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** A class's own clone() takes the lock: callers need not hold it. */
public final class CloneUnderLock implements Cloneable {
  private int value;

  public static void main(String[] args) throws Exception {
    CloneUnderLock shared = new CloneUnderLock();
    Body body =
        () -> {
          synchronized (shared) {
            shared.value++;
          }
          CloneUnderLock copy = (CloneUnderLock) shared.clone();
          copy.value++;
        };
    Threads.run(body, body);
    System.out.println(shared.value);
  }

  @Override
  protected synchronized Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}

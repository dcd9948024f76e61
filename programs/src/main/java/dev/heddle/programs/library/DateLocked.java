// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Date;

/** A Date is used by two threads under one lock. */
public final class DateLocked {
  private static final Date SHARED = new Date(0);

  public static void main(String[] args) throws Exception {
    Threads.run(DateLocked::first, DateLocked::second, DateLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.setTime(1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      long read = SHARED.getTime();
    }
  }
}

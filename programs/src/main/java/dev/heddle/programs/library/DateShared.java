// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Date;

/** A Date is not thread-safe, and is used by two threads without a lock. */
public final class DateShared {
  private static final Date SHARED = new Date(0);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DateShared::first, DateShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.setTime(1); // race: java.util.Date
  }

  private static void second() {
    long read = SHARED.getTime(); // race: java.util.Date
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** An unlocked object goes from owner to owner through a lock: only one thread has it at a time. */
public final class OwnershipTransfer {
  private static final Object LOCK = new Object();
  private static Parcel table;

  public static void main(String[] args) throws Exception {
    table = new Parcel();
    Threads.run(OwnershipTransfer::work, OwnershipTransfer::work, OwnershipTransfer::work);
    System.out.println(table.stamps);
  }

  private static void work() {
    for (int i = 0; i < 20; i++) {
      Parcel parcel = take();
      while (parcel == null) {
        Thread.yield();
        parcel = take();
      }
      parcel.stamps++;
      synchronized (LOCK) {
        table = parcel;
      }
    }
  }

  private static Parcel take() {
    synchronized (LOCK) {
      Parcel parcel = table;
      table = null;
      return parcel;
    }
  }

  private static final class Parcel {
    int stamps;
  }
}

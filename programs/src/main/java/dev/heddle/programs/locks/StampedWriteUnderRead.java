// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Two holders of the read mode are not ordered, so a write there races. */
public final class StampedWriteUnderRead {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StampedWriteUnderRead::write, StampedWriteUnderRead::write);
    System.out.println("done");
  }

  private static void write() {
    long stamp = LOCK.readLock();
    value++; // race: StampedWriteUnderRead.value
    LOCK.unlockRead(stamp);
  }
}

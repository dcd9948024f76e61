// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Each thread writes under one lock and wants to read under the other. */
public final class WriterThenReader {
  private static final StampedLock A = new StampedLock();
  private static final StampedLock B = new StampedLock();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriterThenReader::aThenB, WriterThenReader::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    long a = A.writeLock();
    long b = B.readLock(); // deadlock: StampedLock
    System.out.println("a, b");
    B.unlockRead(b);
    A.unlockWrite(a);
  }

  private static void bThenA() {
    long b = B.writeLock();
    long a = A.readLock(); // deadlock: StampedLock
    System.out.println("b, a");
    A.unlockRead(a);
    B.unlockWrite(b);
  }
}

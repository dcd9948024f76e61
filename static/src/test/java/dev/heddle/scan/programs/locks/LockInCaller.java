// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The callee relies on its callers for the lock, and one of them does not take it. */
public final class LockInCaller {
  private int size;

  private void grow() {
    size++; // race: LockInCaller.size
  }

  private void addLocked() {
    synchronized (this) {
      grow();
    }
  }

  private void addUnlocked() {
    grow();
  }

  public static void racy() throws Exception {
    LockInCaller list = new LockInCaller();
    Thread first = new Thread(list::addLocked);
    Thread second = new Thread(list::addUnlocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    LockInCaller list = new LockInCaller();
    Thread first = new Thread(list::addLocked);
    Thread second = new Thread(list::addLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

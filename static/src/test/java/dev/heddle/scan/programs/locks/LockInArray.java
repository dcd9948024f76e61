// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Striped locks: the stripe is chosen by the caller and not by the data. */
public final class LockInArray {
  private final Object[] stripes = {new Object(), new Object()};
  private int count;

  private void add(int stripe) {
    synchronized (stripes[stripe]) {
      count++; // race: LockInArray.count
    }
  }

  private void addSafely() {
    synchronized (stripes) {
      count++;
    }
  }

  public static void racy() throws Exception {
    LockInArray table = new LockInArray();
    Thread first = new Thread(() -> table.add(0));
    Thread second = new Thread(() -> table.add(1));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    LockInArray table = new LockInArray();
    Thread first = new Thread(() -> table.addSafely());
    Thread second = new Thread(() -> table.addSafely());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

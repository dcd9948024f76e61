// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The two threads hold two locks each, but have none in common. */
public final class NestedLocks {
  private final Object a = new Object();
  private final Object b = new Object();
  private final Object c = new Object();
  private int shared;

  private void left() {
    synchronized (a) {
      synchronized (b) {
        shared++; // race: NestedLocks.shared
      }
    }
  }

  private void right() {
    synchronized (c) {
      shared--; // race: NestedLocks.shared
    }
  }

  private void rightSafely() {
    synchronized (b) {
      synchronized (c) {
        shared--;
      }
    }
  }

  public static void racy() throws Exception {
    NestedLocks state = new NestedLocks();
    Thread first = new Thread(state::left);
    Thread second = new Thread(state::right);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    NestedLocks state = new NestedLocks();
    Thread first = new Thread(state::left);
    Thread second = new Thread(state::rightSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

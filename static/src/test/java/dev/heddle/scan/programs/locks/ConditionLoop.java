// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A consumer awaits a condition under the lock, the racy producer fills the slot outside it. */
public final class ConditionLoop {
  private final Lock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private String slot;

  private void take() {
    lock.lock();
    try {
      while (slot == null) { // race: ConditionLoop.slot
        filled.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }

  private void put(String item) {
    slot = item; // race: ConditionLoop.slot
    lock.lock();
    filled.signalAll();
    lock.unlock();
  }

  private void putLocked(String item) {
    lock.lock();
    slot = item;
    filled.signalAll();
    lock.unlock();
  }

  public static void racy() throws Exception {
    ConditionLoop belt = new ConditionLoop();
    Thread first = new Thread(() -> belt.take());
    Thread second = new Thread(() -> belt.put("yarn"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ConditionLoop belt = new ConditionLoop();
    Thread first = new Thread(() -> belt.take());
    Thread second = new Thread(() -> belt.putLocked("yarn"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

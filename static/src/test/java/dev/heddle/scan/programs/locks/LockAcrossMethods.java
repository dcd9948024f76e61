// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.ReentrantLock;

/** The lock is taken in one method and released in another, too early in the racy variant. */
public final class LockAcrossMethods {
  private final ReentrantLock lock = new ReentrantLock();
  private int pages;

  private void begin() {
    lock.lock();
  }

  private void end() {
    lock.unlock();
  }

  private void print() {
    begin();
    end();
    pages++; // race: LockAcrossMethods.pages
  }

  private void printSafely() {
    begin();
    pages++;
    end();
  }

  public static void racy() throws Exception {
    LockAcrossMethods printer = new LockAcrossMethods();
    Thread first = new Thread(printer::print);
    Thread second = new Thread(printer::print);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    LockAcrossMethods printer = new LockAcrossMethods();
    Thread first = new Thread(printer::printSafely);
    Thread second = new Thread(printer::printSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Objects whose locks guard their state until the end: the finalizer takes the same locks, when
 * nobody else can reach them any more.
 */
public final class FinalizerUsesLock {
  private static final int OBJECTS = 200;
  private static final AtomicInteger FINALIZED = new AtomicInteger();

  private static final class Account {
    private final ReentrantLock lock = new ReentrantLock();
    private final int[] history = new int[4];
    private final List<String> names = new ArrayList<>();
    private volatile boolean opened;
    private int balance;
    private int inLock;

    synchronized void deposit() {
      balance++;
      history[1]++;
      names.add("deposit");
    }

    void depositLocked() {
      lock.lock();
      try {
        inLock++;
      } finally {
        lock.unlock();
      }
      opened = true;
    }

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
      synchronized (this) {
        balance = -balance;
        history[1]--;
        names.clear();
      }
      if (opened) {
        depositLocked();
      }
      inLock++;
      FINALIZED.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < OBJECTS; i++) {
      Account account = new Account();
      Threads.run(account::deposit, account::deposit, account::depositLocked);
      if (i % 50 == 0) {
        System.gc();
      }
    }
    for (int i = 0; i < 500 && FINALIZED.get() < OBJECTS / 2; i++) {
      System.gc();
      Thread.sleep(5);
    }
    System.out.println(FINALIZED.get() >= OBJECTS / 2);
  }
}

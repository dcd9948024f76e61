// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** A subclass of Thread writes a static field in its run method. */
public final class ThreadSubclass {
  private static int active;

  static final class Worker extends Thread {
    @Override
    public void run() {
      active++; // race: ThreadSubclass.active
    }
  }

  static final class LockedWorker extends Thread {
    @Override
    public void run() {
      synchronized (LockedWorker.class) {
        active++;
      }
    }
  }

  public static void racy() throws Exception {
    Worker first = new Worker();
    Worker second = new Worker();
    first.start();
    second.start();
  }

  public static void safe() throws Exception {
    LockedWorker first = new LockedWorker();
    LockedWorker second = new LockedWorker();
    first.start();
    second.start();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The state is set before the monitor is entered to notify the waiting thread. */
public final class WaitNotify {
  private boolean ready;

  private synchronized void await() {
    boolean interrupted = false;
    while (!ready && !interrupted) { // race: WaitNotify.ready
      try {
        wait(10);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }

  private void announce() {
    ready = true; // race: WaitNotify.ready
    synchronized (this) {
      notifyAll();
    }
  }

  private synchronized void announceLocked() {
    ready = true;
    notifyAll();
  }

  public static void racy() throws Exception {
    WaitNotify gate = new WaitNotify();
    Thread first = new Thread(gate::await);
    Thread second = new Thread(gate::announce);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    WaitNotify gate = new WaitNotify();
    Thread first = new Thread(gate::await);
    Thread second = new Thread(gate::announceLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

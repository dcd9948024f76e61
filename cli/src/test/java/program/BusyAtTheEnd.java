// SPDX-License-Identifier: Apache-2.0
package program;

import java.net.InetAddress;
import java.util.concurrent.CountDownLatch;

/** A correct program with a thread that nobody waits for, busy only while the JVM ends. */
public final class BusyAtTheEnd {
  private static final int BUSY = 50;
  private static final long PAUSE_NANOS = 2_000;

  private final CountDownLatch ready = new CountDownLatch(1);
  private final CountDownLatch ending = new CountDownLatch(1);
  private final CountDownLatch busy = new CountDownLatch(BUSY);
  private int count;

  public static void main(String[] arguments) throws InterruptedException {
    BusyAtTheEnd shared = new BusyAtTheEnd();
    Thread busy = new Thread(() -> uninterrupted(shared::run), "busy");
    busy.setDaemon(true);
    busy.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> uninterrupted(shared::end), "end"));
    shared.ready.await();
    // The thread that calls this also runs what comes last in the JVM.
    System.exit(0);
  }

  private void end() throws InterruptedException {
    ending.countDown();
    busy.await();
  }

  private void run() throws InterruptedException {
    // Loads a native library: who links a native method after that goes through the list of them.
    InetAddress.getLoopbackAddress();
    ready.countDown();
    ending.await();
    while (true) {
      synchronized (this) {
        count++;
      }
      busy.countDown();
      // Not so busy that the trace's buffer is full before its end.
      long then = System.nanoTime() + PAUSE_NANOS;
      while (System.nanoTime() < then) {
        Thread.onSpinWait();
      }
    }
  }

  private interface Work {
    void run() throws InterruptedException;
  }

  private static void uninterrupted(Work work) {
    try {
      work.run();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** An instance method that is synchronised does not exclude a static one that is. */
public final class StaticSynchronized {
  private static long used;

  private static synchronized void allocate() {
    used += 64; // race: StaticSynchronized.used
  }

  private synchronized void release() {
    used -= 64; // race: StaticSynchronized.used
  }

  private static synchronized void allocateSafely() {
    used += 64;
  }

  private static synchronized void releaseSafely() {
    used -= 64;
  }

  public static void racy() throws Exception {
    StaticSynchronized memory = new StaticSynchronized();
    Thread first = new Thread(() -> allocate());
    Thread second = new Thread(() -> memory.release());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> allocateSafely());
    Thread second = new Thread(() -> releaseSafely());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

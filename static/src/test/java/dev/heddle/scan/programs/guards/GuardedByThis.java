// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import javax.annotation.concurrent.GuardedBy;

/** The annotation promises the object, and a writer takes another lock. */
public final class GuardedByThis {
  private final Object other = new Object();

  @GuardedBy("this")
  private String title = "";

  private synchronized void rename(String name) {
    title = name; // race: GuardedByThis.title
  }

  private void clear() {
    synchronized (other) {
      title = ""; // race: GuardedByThis.title
    }
  }

  private void clearLocked() {
    synchronized (this) {
      title = "";
    }
  }

  public static void racy() throws Exception {
    GuardedByThis window = new GuardedByThis();
    Thread first = new Thread(() -> window.rename("loom"));
    Thread second = new Thread(window::clear);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    GuardedByThis window = new GuardedByThis();
    Thread first = new Thread(() -> window.rename("loom"));
    Thread second = new Thread(window::clearLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

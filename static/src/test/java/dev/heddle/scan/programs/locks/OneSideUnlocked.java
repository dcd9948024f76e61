// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The writer locks and the other writer does not. */
public final class OneSideUnlocked {
  private String title = "";

  private synchronized void rename(String name) {
    title = name; // race: OneSideUnlocked.title
  }

  private void clear() {
    title = ""; // race: OneSideUnlocked.title
  }

  private synchronized void clearLocked() {
    title = "";
  }

  public static void racy() throws Exception {
    OneSideUnlocked window = new OneSideUnlocked();
    Thread first = new Thread(() -> window.rename("loom"));
    Thread second = new Thread(() -> window.clear());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    OneSideUnlocked window = new OneSideUnlocked();
    Thread first = new Thread(() -> window.rename("loom"));
    Thread second = new Thread(() -> window.clearLocked());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Leaving the inner of two nested monitors on one object keeps it, leaving the outer does not. */
public final class ReentrantMonitor {
  private int depth;

  private void enter() {
    synchronized (this) {
      synchronized (this) {
        System.out.println("inside");
      }
    }
    depth++; // race: ReentrantMonitor.depth
  }

  private void enterSafely() {
    synchronized (this) {
      synchronized (this) {
        System.out.println("inside");
      }
      depth++;
    }
  }

  public static void racy() throws Exception {
    ReentrantMonitor cave = new ReentrantMonitor();
    Thread first = new Thread(cave::enter);
    Thread second = new Thread(cave::enter);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ReentrantMonitor cave = new ReentrantMonitor();
    Thread first = new Thread(cave::enterSafely);
    Thread second = new Thread(cave::enterSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

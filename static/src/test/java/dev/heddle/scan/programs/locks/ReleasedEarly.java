// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The read that follows the synchronised block belongs inside it. */
public final class ReleasedEarly {
  private int next;

  private int take() {
    synchronized (this) {
      next++; // race: ReleasedEarly.next
    }
    return next; // race: ReleasedEarly.next
  }

  private int takeLocked() {
    synchronized (this) {
      next++;
      return next;
    }
  }

  public static void racy() throws Exception {
    ReleasedEarly numbers = new ReleasedEarly();
    Thread first = new Thread(numbers::take);
    Thread second = new Thread(numbers::take);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ReleasedEarly numbers = new ReleasedEarly();
    Thread first = new Thread(numbers::takeLocked);
    Thread second = new Thread(numbers::takeLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

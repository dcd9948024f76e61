// SPDX-License-Identifier: Apache-2.0
package program;

import program.acme.Cache;
import program.acme.SpinLock;

/** Uses a library of which heddle knows only what its user tells it. */
public final class Acme {
  private static final SpinLock LOCK = new SpinLock();
  private static final Cache GUARDED = new Cache();
  private static final Cache SHARED = new Cache();
  private static int counter;

  private Acme() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread other = new Thread(Acme::work);
    other.start();
    work();
    other.join();
    System.out.println(counter);
  }

  private static void work() {
    SHARED.store("key", "value");
    for (int i = 0; i < 1000; i++) {
      LOCK.acquire();
      counter++;
      GUARDED.store("key", GUARDED.find("key"));
      LOCK.release();
    }
  }
}

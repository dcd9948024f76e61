// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** A thread that is joined has started another, which goes on; or has waited for its end. */
public final class Grandchild {
  private int value;

  private void count() {
    value++; // race: Grandchild.value
  }

  private void start() {
    new Thread(this::count).start();
  }

  private void startAndWait() {
    Thread child = new Thread(this::count);
    child.start();
    try {
      child.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void racy() throws Exception {
    Grandchild counter = new Grandchild();
    Thread thread = new Thread(counter::start);
    thread.start();
    thread.join();
    counter.value = 0; // race: Grandchild.value
  }

  public static void safe() throws Exception {
    Grandchild counter = new Grandchild();
    Thread thread = new Thread(counter::startAndWait);
    thread.start();
    thread.join();
    counter.value = 0;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** What is written after enqueue() is not ordered by it. */
public final class WriteAfterEnqueue {
  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    Object referent = new Object();
    Reference<Object> reference = new WeakReference<>(referent, QUEUE);
    Threads.inOrder(() -> enqueue(reference), WriteAfterEnqueue::receive);
    System.out.println("done");
  }

  private static void enqueue(Reference<Object> reference) {
    reference.enqueue();
    value = 1; // race: WriteAfterEnqueue.value
  }

  private static void receive() throws InterruptedException {
    QUEUE.remove(10_000);
    int read = value; // race: WriteAfterEnqueue.value
  }
}

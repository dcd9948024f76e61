// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** enqueue() happens before the remove() or poll() that returns the reference. */
public final class EnqueuedByHand {
  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    Object referent = new Object();
    Reference<Object> first = new WeakReference<>(referent, QUEUE);
    Reference<Object> second = new PhantomReference<>(referent, QUEUE);
    Threads.run(
        () -> {
          value = 1;
          first.enqueue();
        },
        () -> {
          QUEUE.remove();
          value++;
          second.enqueue();
        });
    while (QUEUE.poll() == null) {
      Thread.sleep(1);
    }
    System.out.println(value);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** What came before the last use of an object is ordered before its reference is dequeued. */
public final class QueueAfterCollection {
  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static Tracked kept;

  private static final class Tracked extends WeakReference<Object> {
    private int bytes;

    Tracked(Object referent) {
      super(referent, QUEUE);
      bytes = 16;
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(QueueAfterCollection::track, QueueAfterCollection::receive);
    System.out.println(kept.bytes);
  }

  private static void track() {
    Object referent = new Object();
    kept = new Tracked(referent);
    Reference.reachabilityFence(referent);
  }

  private static void receive() throws InterruptedException {
    Tracked received = null;
    while (received == null) {
      System.gc();
      received = (Tracked) QUEUE.remove(10);
    }
    received.bytes++;
  }
}

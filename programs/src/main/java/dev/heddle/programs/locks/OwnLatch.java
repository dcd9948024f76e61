// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch built on the shared mode of AbstractQueuedSynchronizer. */
public final class OwnLatch {
  private static final class Latch extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 1 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  private static int value;

  public static void main(String[] args) throws Exception {
    Latch latch = new Latch();
    Body reader =
        () -> {
          latch.acquireSharedInterruptibly(1);
          if (value != 1) {
            throw new AssertionError();
          }
        };
    Body writer =
        () -> {
          value = 1;
          latch.releaseShared(1);
        };
    Threads.run(reader, reader, writer);
    System.out.println("done");
  }
}

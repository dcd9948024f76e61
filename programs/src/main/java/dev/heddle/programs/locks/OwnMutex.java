// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A mutex built on AbstractQueuedSynchronizer acquires and releases by its inherited methods. */
public final class OwnMutex {
  private static final class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  private static int count;

  public static void main(String[] args) throws Exception {
    Mutex mutex = new Mutex();
    Body body =
        () -> {
          for (int i = 0; i < 100; i++) {
            mutex.acquire(1);
            count++;
            mutex.release(1);
          }
        };
    Threads.run(body, body);
    System.out.println(count);
  }
}

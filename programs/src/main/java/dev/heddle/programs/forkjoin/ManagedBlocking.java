// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Semaphore;

/** A worker that blocks through a ManagedBlocker sees what the releasing thread wrote. */
public final class ManagedBlocking {
  private static final class Acquire implements ForkJoinPool.ManagedBlocker {
    private final Semaphore semaphore;
    private boolean acquired;

    Acquire(Semaphore semaphore) {
      this.semaphore = semaphore;
    }

    @Override
    public boolean block() throws InterruptedException {
      if (!acquired) {
        semaphore.acquire();
        acquired = true;
      }
      return true;
    }

    @Override
    public boolean isReleasable() {
      return acquired || (acquired = semaphore.tryAcquire());
    }
  }

  private static int value;

  public static void main(String[] args) throws Exception {
    Semaphore semaphore = new Semaphore(0);
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<Integer> task =
        pool.submit(
            () -> {
              ForkJoinPool.managedBlock(new Acquire(semaphore));
              return value + 1;
            });
    value = 1;
    semaphore.release();
    System.out.println(task.get());
    pool.shutdown();
  }
}

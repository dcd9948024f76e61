// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.programs;

import dev.heddle.junit.HeddleExtension;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Two tests that run at the same time, of which one races; run by ExtensionIT. */
@Execution(ExecutionMode.CONCURRENT)
@ExtendWith(HeddleExtension.class)
public class AtTheSameTime {
  private static final CyclicBarrier BOTH = new CyclicBarrier(2);

  private int count;

  @Test
  void races() throws Exception {
    BOTH.await(30, TimeUnit.SECONDS);
    InTwoThreads.run(() -> count++);
    BOTH.await(30, TimeUnit.SECONDS);
  }

  @Test
  void isCorrect() throws Exception {
    BOTH.await(30, TimeUnit.SECONDS);
    BOTH.await(30, TimeUnit.SECONDS);
  }

  /** The same, but the race is in the threads of a pool that is older than the tests. */
  @Execution(ExecutionMode.CONCURRENT)
  @ExtendWith(HeddleExtension.class)
  public static class InAPool {
    private static final CyclicBarrier BOTH = new CyclicBarrier(2);
    private static ExecutorService pool;

    private int count;

    @BeforeAll
    static void startPool() throws Exception {
      pool = Executors.newFixedThreadPool(2);
      pool.submit(() -> {}).get();
      pool.submit(() -> {}).get();
    }

    @AfterAll
    static void endPool() {
      pool.shutdown();
    }

    @Test
    void races() throws Exception {
      BOTH.await(30, TimeUnit.SECONDS);
      CyclicBarrier inPool = new CyclicBarrier(2);
      Runnable task =
          () -> {
            await(inPool);
            count++;
          };
      var first = pool.submit(task);
      var second = pool.submit(task);
      first.get();
      second.get();
      BOTH.await(30, TimeUnit.SECONDS);
    }

    @Test
    void isCorrect() throws Exception {
      BOTH.await(30, TimeUnit.SECONDS);
      BOTH.await(30, TimeUnit.SECONDS);
    }

    private static void await(CyclicBarrier barrier) {
      try {
        barrier.await(30, TimeUnit.SECONDS);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }
}

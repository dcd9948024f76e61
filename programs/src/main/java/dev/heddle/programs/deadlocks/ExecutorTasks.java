// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** Two tasks of a pool take two locks in opposite orders. */
public final class ExecutorTasks {
  private static final Schedule SCHEDULE = new Schedule();
  private static final ReentrantLock A = new ReentrantLock();
  private static final ReentrantLock B = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    Future<?> first = executor.submit(ExecutorTasks::aThenB);
    Future<?> second = executor.submit(ExecutorTasks::bThenA);
    first.get();
    second.get();
    executor.shutdown();
    System.out.println("done");
  }

  private static void aThenB() {
    A.lock();
    B.lock(); // deadlock: ReentrantLock
    System.out.println("a, b");
    B.unlock();
    A.unlock();
    SCHEDULE.reach(1);
  }

  private static void bThenA() {
    SCHEDULE.await(1);
    B.lock();
    A.lock(); // deadlock: ReentrantLock
    System.out.println("b, a");
    A.unlock();
    B.unlock();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** await() gives the lock away, with all that was written before it. */
public final class ConditionAwaitReleases {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition ANSWERED = LOCK.newCondition();
  private static int question;
  private static int answer;

  public static void main(String[] args) throws Exception {
    Threads.run(ConditionAwaitReleases::ask, ConditionAwaitReleases::reply);
    System.out.println(answer);
  }

  private static void ask() throws InterruptedException {
    LOCK.lock();
    question = 21;
    while (answer == 0) {
      ANSWERED.await();
    }
    LOCK.unlock();
  }

  private static void reply() throws InterruptedException {
    boolean replied = false;
    while (!replied) {
      LOCK.lock();
      if (question != 0) {
        answer = 2 * question;
        ANSWERED.signalAll();
        replied = true;
      }
      LOCK.unlock();
      Thread.sleep(1);
    }
  }
}

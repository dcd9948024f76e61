// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** wait() gives the monitor away: what was written before it is ordered for whoever enters next. */
public final class WaitReleases {
  private static final Object LOCK = new Object();
  private static int question;
  private static int answer;

  public static void main(String[] args) throws Exception {
    Threads.run(WaitReleases::ask, WaitReleases::reply);
    System.out.println(answer);
  }

  private static void ask() throws InterruptedException {
    synchronized (LOCK) {
      question = 21;
      while (answer == 0) {
        LOCK.wait();
      }
      question = answer;
    }
  }

  private static void reply() throws InterruptedException {
    boolean replied = false;
    while (!replied) {
      synchronized (LOCK) {
        if (question != 0) {
          answer = 2 * question;
          LOCK.notify();
          replied = true;
        }
      }
      Thread.sleep(1);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.behaviour;

/** The program sees the threads that it started, and no helpers of anybody else's in its group. */
public final class ThreadsOfTheProgram {
  public static void main(String[] args) throws Exception {
    ThreadGroup group = new ThreadGroup("own");
    Thread thread = new Thread(group, ThreadsOfTheProgram::list);
    thread.start();
    thread.join();
    System.out.println(Thread.currentThread().getName());
  }

  private static void list() {
    Thread[] threads = new Thread[10];
    int count = Thread.enumerate(threads);
    System.out.println(count + " " + Thread.currentThread().getThreadGroup().getName());
  }
}

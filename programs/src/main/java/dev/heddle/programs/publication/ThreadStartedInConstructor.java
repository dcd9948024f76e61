// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

/** The constructor starts a thread and goes on writing fields that the thread reads. */
public final class ThreadStartedInConstructor {
  private int before;
  private int after;
  private final Thread thread;

  private ThreadStartedInConstructor() {
    before = 1;
    thread = new Thread(this::read);
    thread.start();
    after = 2; // race: ThreadStartedInConstructor.after
  }

  public static void main(String[] args) throws Exception {
    ThreadStartedInConstructor started = new ThreadStartedInConstructor();
    started.thread.join();
    System.out.println(started.before + started.after);
  }

  private void read() {
    int first = before;
    int second = after; // race: ThreadStartedInConstructor.after
  }
}

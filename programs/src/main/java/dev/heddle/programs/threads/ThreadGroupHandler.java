// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** A thread group's own uncaughtException is called in the dying thread too. */
public final class ThreadGroupHandler {
  private static final class Group extends ThreadGroup {
    private int failures;

    Group() {
      super("failing");
    }

    @Override
    public synchronized void uncaughtException(Thread thread, Throwable failure) {
      failures++;
    }
  }

  public static void main(String[] args) throws Exception {
    Group group = new Group();
    Runnable body =
        () -> {
          throw new IllegalStateException("on purpose");
        };
    Thread first = new Thread(group, body);
    Thread second = new Thread(group, body);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(group.failures);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import java.util.concurrent.ThreadFactory;

/** Threads made by builders and factories: start and join order as for any other. */
public final class ThreadBuilders {
  private static int value;

  public static void main(String[] args) throws Exception {
    value = 1;
    Thread platform = Thread.ofPlatform().name("platform").start(() -> value++);
    platform.join();
    Thread virtual = Thread.ofVirtual().name("virtual").unstarted(() -> value++);
    value++;
    virtual.start();
    virtual.join();
    ThreadFactory factory = Thread.ofPlatform().daemon().name("made-", 0).factory();
    Thread made = factory.newThread(() -> value++);
    made.start();
    made.join();
    Thread started = Thread.startVirtualThread(() -> value++);
    started.join(java.time.Duration.ofSeconds(10));
    System.out.println(value);
  }
}

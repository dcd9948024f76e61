// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.LinkedBlockingQueue;

/** Clones are handed over by a queue, and changed by whoever takes them. */
public final class ClonePublished implements Cloneable {
  private static final LinkedBlockingQueue<ClonePublished> QUEUE = new LinkedBlockingQueue<>();

  private int value = 1;
  private volatile int state = 2;
  private final int fixed = 3;
  private int[] cells = {1, 2};

  public static void main(String[] args) throws Exception {
    ClonePublished original = new ClonePublished();
    Threads.run(
        () -> QUEUE.add(original.copy()),
        () -> QUEUE.add(original.copy()),
        ClonePublished::use,
        ClonePublished::use);
    System.out.println(original.value + original.cells[0]);
  }

  private ClonePublished copy() throws CloneNotSupportedException {
    ClonePublished copy = (ClonePublished) clone();
    copy.cells = cells.clone();
    return copy;
  }

  private static void use() throws InterruptedException {
    ClonePublished copy = QUEUE.take();
    copy.value += copy.fixed;
    copy.state++;
    copy.cells[0]++;
  }
}

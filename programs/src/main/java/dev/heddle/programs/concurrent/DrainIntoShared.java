// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A queue is drained into a list that another thread looks at. */
public final class DrainIntoShared {
  private static final List<String> LIST = new ArrayList<>(List.of("element"));
  private static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>(List.of("more"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DrainIntoShared::drain, DrainIntoShared::look);
    System.out.println("done");
  }

  private static void drain() {
    int count = QUEUE.drainTo(LIST); // race: java.util.ArrayList
  }

  private static void look() {
    int size = LIST.size(); // race: java.util.ArrayList
  }
}

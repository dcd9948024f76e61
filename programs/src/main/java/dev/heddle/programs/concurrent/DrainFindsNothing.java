// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Who drains an empty queue into a list leaves it as it was for others who look at it. */
public final class DrainFindsNothing {
  private static final List<String> LIST = new ArrayList<>(List.of("element"));
  private static final BlockingQueue<String> EMPTY = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(DrainFindsNothing::drain, DrainFindsNothing::look);
    System.out.println("done");
  }

  private static void drain() {
    if (EMPTY.drainTo(LIST) + EMPTY.drainTo(LIST, 3) != 0) {
      throw new AssertionError();
    }
  }

  private static void look() {
    if (LIST.size() != 1) {
      throw new AssertionError();
    }
  }
}

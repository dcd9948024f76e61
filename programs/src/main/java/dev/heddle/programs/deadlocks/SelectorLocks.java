// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** A selector takes locks of its own in each call, and holds none of them between its calls. */
public final class SelectorLocks {
  private static final Object MONITOR = new Object();

  public static void main(String[] args) throws Exception {
    try (Selector selector = Selector.open()) {
      Pipe.SourceChannel source = Pipe.open().source();
      source.configureBlocking(false);
      SelectionKey key = source.register(selector, 0);
      Threads.inOrder(() -> select(selector, key), () -> change(key));
      source.close();
    }
    System.out.println("done");
  }

  private static void select(Selector selector, SelectionKey key) throws IOException {
    for (int i = 0; i < 3; i++) {
      key.interestOps(i % 2 == 0 ? SelectionKey.OP_READ : 0);
      selector.selectNow();
      synchronized (MONITOR) {
        System.out.println("selected");
      }
    }
  }

  private static void change(SelectionKey key) {
    synchronized (MONITOR) {
      key.interestOps(0);
      System.out.println("changed");
    }
  }
}

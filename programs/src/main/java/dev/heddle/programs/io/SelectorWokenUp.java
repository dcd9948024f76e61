// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** Whoever is woken up while selecting comes after who called wakeup(), and reads its request. */
public final class SelectorWokenUp {
  private static final class Loop {
    int wakeups;
    int interest;
  }

  public static void main(String[] args) throws Exception {
    Loop loop = new Loop();
    try (Selector selector = Selector.open()) {
      Pipe pipe = Pipe.open();
      pipe.source().configureBlocking(false);
      SelectionKey key = pipe.source().register(selector, 0);
      Threads.run(
          () -> {
            selector.select();
            loop.wakeups++;
          },
          () -> {
            loop.wakeups = 1;
            selector.wakeup();
          });
      loop.wakeups++;
      Threads.inOrder(
          () -> {
            loop.wakeups++;
            selector.wakeup();
          },
          () -> {
            selector.selectNow();
            loop.wakeups++;
          });
      Threads.inOrder(
          () -> {
            loop.interest = 1;
            key.interestOps(SelectionKey.OP_READ);
          },
          () -> {
            selector.selectNow();
            loop.interest++;
          });
      pipe.source().close();
      pipe.sink().close();
    }
    System.out.println(loop.wakeups + " " + loop.interest);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** Whoever finds the attachment of a key, or its interest, comes after who set it. */
public final class SelectionKeyHandsOver {
  private static final class Session {
    int bytes;
  }

  private static int beforeInterest;

  public static void main(String[] args) throws Exception {
    try (Selector selector = Selector.open()) {
      Pipe pipe = Pipe.open();
      pipe.source().configureBlocking(false);
      SelectionKey key = pipe.source().register(selector, 0);
      Threads.run(
          () -> {
            Session session = new Session();
            session.bytes = 1;
            key.attach(session);
            beforeInterest = 1;
            key.interestOps(SelectionKey.OP_READ);
          },
          () -> {
            while (key.attachment() == null) {
              Thread.onSpinWait();
            }
            ((Session) key.attachment()).bytes++;
            while (key.interestOps() == 0) {
              Thread.onSpinWait();
            }
            beforeInterest++;
          });
      System.out.println(((Session) key.attachment()).bytes + beforeInterest);
      pipe.source().close();
      pipe.sink().close();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** What is changed in an object after it was attached to a key races with its finder. */
public final class SessionChangedAfterAttach {
  private static final class Session {
    int bytes;
  }

  public static void main(String[] args) throws Exception {
    try (Selector selector = Selector.open()) {
      Pipe pipe = Pipe.open();
      pipe.source().configureBlocking(false);
      SelectionKey key = pipe.source().register(selector, 0);
      Threads.inOrder(() -> attach(key), () -> find(key));
      pipe.source().close();
      pipe.sink().close();
    }
    System.out.println("done");
  }

  private static void attach(SelectionKey key) {
    Session session = new Session();
    key.attach(session);
    session.bytes = 1; // race: Session.bytes
  }

  private static void find(SelectionKey key) {
    int read = ((Session) key.attachment()).bytes; // race: Session.bytes
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** What the constructor's thread knew of another thread's work is frozen along with its own. */
public final class ContentMadeByAnotherThread {
  private static Box shared;

  private static final class Content {
    private int value;
  }

  private static final class Box {
    private final Content content;

    Box(Content content) {
      this.content = content;
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> {
          Content content = new Content();
          Thread maker = new Thread(() -> content.value = 7);
          maker.start();
          maker.join();
          shared = new Box(content); // race: ContentMadeByAnotherThread.shared
        },
        () -> {
          Box box = shared; // race: ContentMadeByAnotherThread.shared
          System.out.println(box.content.value);
        });
  }
}

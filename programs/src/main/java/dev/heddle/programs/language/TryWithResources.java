// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Resources that are closed by the language: close() comes after the last access. */
public final class TryWithResources {
  private static int open;

  private static final class Resource implements AutoCloseable {
    Resource() {
      change(1);
    }

    @Override
    public void close() {
      change(-1);
    }
  }

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          for (int i = 0; i < 10; i++) {
            try (Resource first = new Resource();
                Resource second = new Resource()) {
              change(0);
              if (i == 5) {
                throw new IllegalStateException("on purpose");
              }
            } catch (IllegalStateException expected) {
              change(0);
            }
          }
        };
    Threads.run(body, body);
    System.out.println(open);
  }

  private static synchronized void change(int by) {
    open += by;
  }
}

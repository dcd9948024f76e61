// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** An object filled before set() may be read after get(). */
public final class AtomicReferencePublishes {
  private static final AtomicReference<Box> SHARED = new AtomicReference<>();

  public static void main(String[] args) throws Exception {
    Threads.run(AtomicReferencePublishes::publish, AtomicReferencePublishes::read);
    System.out.println("done");
  }

  private static void publish() {
    Box box = new Box();
    box.value = 3;
    SHARED.set(box);
  }

  private static void read() {
    Box box;
    do {
      box = SHARED.get();
    } while (box == null);
    if (box.value != 3) {
      throw new AssertionError();
    }
  }

  private static final class Box {
    int value;
  }
}

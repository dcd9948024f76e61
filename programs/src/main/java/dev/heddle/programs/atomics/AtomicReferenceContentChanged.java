// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** Both threads change the content of the object that an atomic reference holds. */
public final class AtomicReferenceContentChanged {
  private static final AtomicReference<Box> SHARED = new AtomicReference<>(new Box());

  public static void main(String[] args) throws Exception {
    Threads.run(AtomicReferenceContentChanged::change, AtomicReferenceContentChanged::change);
    System.out.println("done");
  }

  private static void change() {
    SHARED.get().value++; // race: Box.value
  }

  private static final class Box {
    int value;
  }
}

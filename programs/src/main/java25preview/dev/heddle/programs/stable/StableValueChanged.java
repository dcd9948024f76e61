// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.stable;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/** A value may be stable, but what is in it is not: it is changed after it was set. */
@OwnJvm("--enable-preview")
public final class StableValueChanged {
  private static final class Box {
    private int content;
  }

  private static final StableValue<Box> VALUE = StableValue.of();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StableValueChanged::set, StableValueChanged::read);
    System.out.println("done");
  }

  private static void set() {
    Box box = new Box();
    VALUE.trySet(box);
    box.content = 1; // race: Box.content
  }

  private static void read() {
    int read = VALUE.orElseThrow().content; // race: Box.content
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/** Fences hand over what lies before one and after the other. */
public final class UnsafeFences {
  private static final Unsafe UNSAFE = Handles.unsafe();

  private int value;
  private int back;

  public static void main(String[] args) throws Exception {
    UnsafeFences shared = new UnsafeFences();
    Threads.inOrder(shared::write, shared::read, shared::readBack);
    System.out.println("done");
  }

  private void write() {
    value = 1;
    UNSAFE.storeFence();
  }

  private void read() {
    UNSAFE.loadFence();
    back = value;
    UNSAFE.fullFence();
  }

  private void readBack() {
    UNSAFE.fullFence();
    if (back != 1) {
      throw new AssertionError();
    }
  }
}

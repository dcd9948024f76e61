// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/** A flag written and read plainly by Unsafe does not guard the value. */
public final class UnsafePlainHandsNothingOver {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long READY = Handles.offset(UnsafePlainHandsNothingOver.class, "ready");

  private int ready;
  private int value;

  public static void main(String[] args) throws Exception {
    UnsafePlainHandsNothingOver shared = new UnsafePlainHandsNothingOver();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: UnsafePlainHandsNothingOver.value
    UNSAFE.putInt(this, READY, 1); // race: UnsafePlainHandsNothingOver.ready
  }

  private void read() {
    int ready = UNSAFE.getInt(this, READY); // race: UnsafePlainHandsNothingOver.ready
    int read = value; // race: UnsafePlainHandsNothingOver.value
  }
}

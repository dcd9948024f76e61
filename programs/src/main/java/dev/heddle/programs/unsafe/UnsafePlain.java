// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/** putInt of Unsafe is a plain write to the field at that offset. */
public final class UnsafePlain {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long VALUE = Handles.offset(UnsafePlain.class, "value");

  private int value;

  public static void main(String[] args) throws Exception {
    UnsafePlain shared = new UnsafePlain();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    UNSAFE.putInt(this, VALUE, 1); // race: UnsafePlain.value
  }

  private void read() {
    int read = value; // race: UnsafePlain.value
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/** A plain flag in raw memory hands nothing over, nor does a volatile one at another address. */
public final class UnsafeMemoryPlain {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long ADDRESS = UNSAFE.allocateMemory(16);

  private static int plain;
  private static int other;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(UnsafeMemoryPlain::write, UnsafeMemoryPlain::read);
    System.out.println("done");
  }

  private static void write() {
    plain = 1; // race: UnsafeMemoryPlain.plain
    UNSAFE.putInt(null, ADDRESS, 1);
    other = 1; // race: UnsafeMemoryPlain.other
    UNSAFE.putIntVolatile(null, ADDRESS + 4, 1);
  }

  private static void read() {
    int flags = UNSAFE.getIntVolatile(null, ADDRESS) + UNSAFE.getIntVolatile(null, ADDRESS + 8);
    int sum = plain; // race: UnsafeMemoryPlain.plain
    sum += other; // race: UnsafeMemoryPlain.other
  }
}

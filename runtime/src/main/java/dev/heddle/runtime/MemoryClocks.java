// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.Memory;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * The clocks of variables outside the heap, and of those that no one can tell. There is a fixed
 * number: two addresses that share a clock may hide a race from each other, but never invent one.
 */
final class MemoryClocks {
  /** For handles whose variable is not known, such as those into memory segments. */
  static final SyncClock UNKNOWN = SyncClock.make();

  private static final long ADDRESS = Memory.UNSAFE.objectFieldOffset(Buffer.class, "address");
  private static final long ARRAY = Memory.UNSAFE.objectFieldOffset(ByteBuffer.class, "hb");
  private static final long OFFSET = Memory.UNSAFE.objectFieldOffset(ByteBuffer.class, "offset");

  /** Neighbouring numbers of four bytes have clocks of their own. */
  private static final int ALIGNMENT = 2;

  private static final SyncClock[] CLOCKS = new SyncClock[1 << 12];

  static {
    for (int i = 0; i < CLOCKS.length; i++) {
      CLOCKS[i] = SyncClock.make();
    }
  }

  private MemoryClocks() {}

  static SyncClock at(long address) {
    return CLOCKS[(int) (address >>> ALIGNMENT) & (CLOCKS.length - 1)];
  }

  /** The array behind a buffer; null if its memory is outside the heap. */
  static Object array(Object buffer) {
    return Memory.UNSAFE.getReference(buffer, ARRAY);
  }

  /** Where in that array the buffer begins. */
  static int offset(Object buffer) {
    return Memory.UNSAFE.getInt(buffer, OFFSET);
  }

  /** The clock of a place in a buffer outside the heap. */
  static SyncClock at(Object buffer, int index) {
    return at(Memory.UNSAFE.getLong(buffer, ADDRESS) + index);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A release at one place of a buffer is not acquired at another, nor by an opaque read. */
public final class ByteBufferOtherPlace {
  private static final VarHandle INTS =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final ByteBuffer BUFFER = ByteBuffer.allocateDirect(64);

  private static int value;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    write();
    read();
    Threads.inOrder(ByteBufferOtherPlace::write, ByteBufferOtherPlace::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: ByteBufferOtherPlace.value
    INTS.setRelease(BUFFER, 8, 1);
  }

  private static void read() {
    int seen = (int) INTS.getAcquire(BUFFER, 16) + (int) INTS.getOpaque(BUFFER, 8);
    int read = value; // race: ByteBufferOtherPlace.value
  }
}

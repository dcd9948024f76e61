// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The release of one array element is not acquired by reading another. */
public final class ArrayElementOther {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);
  private static final long[] FLAGS = new long[8];
  private static int value;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    ArrayElementOther.write();
    ArrayElementOther.read();
    Threads.inOrder(ArrayElementOther::write, ArrayElementOther::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: ArrayElementOther.value
    ELEMENT.setRelease(FLAGS, 3, 1L);
  }

  private static void read() {
    long flag = (long) ELEMENT.getAcquire(FLAGS, 4);
    int read = value; // race: ArrayElementOther.value
  }
}

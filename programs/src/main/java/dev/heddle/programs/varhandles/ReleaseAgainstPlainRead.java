// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** One side writes with setRelease(), the other reads the field plainly: that is a race. */
public final class ReleaseAgainstPlainRead {
  private static final VarHandle VALUE =
      Handles.instanceField(
          MethodHandles.lookup(), ReleaseAgainstPlainRead.class, "value", int.class);

  private int value;

  public static void main(String[] args) throws Exception {
    ReleaseAgainstPlainRead shared = new ReleaseAgainstPlainRead();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    VALUE.setRelease(this, 1); // race: ReleaseAgainstPlainRead.value
  }

  private void read() {
    int read = value; // race: ReleaseAgainstPlainRead.value
  }
}

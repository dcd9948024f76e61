// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses through a variable handle that is composed from one of a field are such. */
public final class IndirectVarHandlesPlain {
  private static final VarHandle VALUE;

  static {
    try {
      VALUE =
          MethodHandles.dropCoordinates(
              MethodHandles.lookup().findVarHandle(IndirectVarHandlesPlain.class, "value", int.class),
              0,
              String.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private int value;

  public static void main(String[] args) throws Exception {
    IndirectVarHandlesPlain other = new IndirectVarHandlesPlain();
    IndirectVarHandlesPlain shared = new IndirectVarHandlesPlain();
    // Linking synchronises inside the JDK: done once beforehand.
    other.write();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    VALUE.set("", this, 1); // race: IndirectVarHandlesPlain.value
  }

  private void read() {
    if (value != 1) { // race: IndirectVarHandlesPlain.value
      throw new AssertionError();
    }
  }
}

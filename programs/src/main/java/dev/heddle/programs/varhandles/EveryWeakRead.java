// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Modes that read without acquiring: they learn nothing from the release before them. */
public final class EveryWeakRead {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), EveryWeakRead.class, "state", int.class);

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    EveryWeakRead other = new EveryWeakRead();
    other.write();
    other.read();
    EveryWeakRead shared = new EveryWeakRead();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: EveryWeakRead.value
    STATE.setVolatile(this, 1);
  }

  private void read() {
    int before = (int) STATE.getOpaque(this);
    boolean done = STATE.weakCompareAndSetPlain(this, 1, 2);
    done = STATE.weakCompareAndSetRelease(this, 2, 3);
    before = (int) STATE.compareAndExchangeRelease(this, 3, 4);
    before = (int) STATE.compareAndExchangeRelease(this, 77, 4);
    before = (int) STATE.getAndSetRelease(this, 5);
    before = (int) STATE.getAndAddRelease(this, 1);
    before = (int) STATE.getAndBitwiseAndRelease(this, 7);
    int read = value; // race: EveryWeakRead.value
  }
}

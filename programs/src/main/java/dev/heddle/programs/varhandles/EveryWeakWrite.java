// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Modes that write without releasing: whoever acquires has learned nothing of the writer. */
public final class EveryWeakWrite {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), EveryWeakWrite.class, "state", int.class);

  private int state;
  private int opaque;
  private int plainCas;
  private int acquireCas;
  private int acquireExchange;
  private int acquireSet;
  private int acquireAdd;
  private int acquireOr;
  private int failedCas;
  private int failedWeakCas;
  private int failedExchange;
  private int failedReleaseExchange;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    EveryWeakWrite other = new EveryWeakWrite();
    other.write();
    other.read();
    EveryWeakWrite shared = new EveryWeakWrite();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    opaque = 1; // race: EveryWeakWrite.opaque
    STATE.setOpaque(this, 1);
    plainCas = 1; // race: EveryWeakWrite.plainCas
    boolean done = STATE.weakCompareAndSetPlain(this, 1, 2);
    acquireCas = 1; // race: EveryWeakWrite.acquireCas
    done = STATE.weakCompareAndSetAcquire(this, 2, 3);
    acquireExchange = 1; // race: EveryWeakWrite.acquireExchange
    int before = (int) STATE.compareAndExchangeAcquire(this, 3, 4);
    acquireSet = 1; // race: EveryWeakWrite.acquireSet
    before = (int) STATE.getAndSetAcquire(this, 5);
    acquireAdd = 1; // race: EveryWeakWrite.acquireAdd
    before = (int) STATE.getAndAddAcquire(this, 1);
    acquireOr = 1; // race: EveryWeakWrite.acquireOr
    before = (int) STATE.getAndBitwiseOrAcquire(this, 1);
    failedCas = 1; // race: EveryWeakWrite.failedCas
    done = STATE.compareAndSet(this, 77, 1);
    failedWeakCas = 1; // race: EveryWeakWrite.failedWeakCas
    done = STATE.weakCompareAndSetRelease(this, 77, 1);
    failedExchange = 1; // race: EveryWeakWrite.failedExchange
    before = (int) STATE.compareAndExchange(this, 77, 1);
    failedReleaseExchange = 1; // race: EveryWeakWrite.failedReleaseExchange
    before = (int) STATE.compareAndExchangeRelease(this, 77, 1);
  }

  private void read() {
    int sum = (int) STATE.getVolatile(this);
    sum += opaque; // race: EveryWeakWrite.opaque
    sum += plainCas; // race: EveryWeakWrite.plainCas
    sum += acquireCas; // race: EveryWeakWrite.acquireCas
    sum += acquireExchange; // race: EveryWeakWrite.acquireExchange
    sum += acquireSet; // race: EveryWeakWrite.acquireSet
    sum += acquireAdd; // race: EveryWeakWrite.acquireAdd
    sum += acquireOr; // race: EveryWeakWrite.acquireOr
    sum += failedCas; // race: EveryWeakWrite.failedCas
    sum += failedWeakCas; // race: EveryWeakWrite.failedWeakCas
    sum += failedExchange; // race: EveryWeakWrite.failedExchange
    sum += failedReleaseExchange; // race: EveryWeakWrite.failedReleaseExchange
  }
}

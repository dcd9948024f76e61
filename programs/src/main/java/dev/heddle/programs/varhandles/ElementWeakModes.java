// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Modes that do not release, of statics and array elements. */
public final class ElementWeakModes {
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle OBJECTS = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle STATIC =
      Handles.staticField(MethodHandles.lookup(), ElementWeakModes.class, "state", int.class);

  private static int state;

  private final int[] ints = new int[4];
  private final Object[] objects = new Object[4];
  private int opaque;
  private int acquiring;
  private int failed;
  private int ofObject;
  private int failedOfObject;
  private int ofStatic;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    ElementWeakModes other = new ElementWeakModes();
    other.write();
    other.read();
    ElementWeakModes shared = new ElementWeakModes();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    opaque = 1; // race: ElementWeakModes.opaque
    INTS.setOpaque(ints, 1, 1);
    acquiring = 1; // race: ElementWeakModes.acquiring
    int before = (int) INTS.getAndAddAcquire(ints, 1, 1);
    failed = 1; // race: ElementWeakModes.failed
    before = (int) INTS.compareAndExchange(ints, 1, 77, 1);
    ofObject = 1; // race: ElementWeakModes.ofObject
    Object old = OBJECTS.getAndSetAcquire(objects, 1, "one");
    failedOfObject = 1; // race: ElementWeakModes.failedOfObject
    old = OBJECTS.compareAndExchange(objects, 1, "other", "two");
    ofStatic = 1; // race: ElementWeakModes.ofStatic
    STATIC.setOpaque(1);
  }

  private void read() {
    int sum = (int) INTS.getVolatile(ints, 1) + (int) STATIC.getVolatile();
    Object object = OBJECTS.getVolatile(objects, 1);
    sum += opaque; // race: ElementWeakModes.opaque
    sum += acquiring; // race: ElementWeakModes.acquiring
    sum += failed; // race: ElementWeakModes.failed
    sum += ofObject; // race: ElementWeakModes.ofObject
    sum += failedOfObject; // race: ElementWeakModes.failedOfObject
    sum += ofStatic; // race: ElementWeakModes.ofStatic
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A CAS of a variable handle whose arguments have to be converted releases if it succeeds, and only
 * then.
 */
public final class CompareAndSetAdapted {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), CompareAndSetAdapted.class, "state", int.class);
  private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] states = new int[1];
  private volatile int state;
  private int released;
  private int releasedToElement;
  private int notReleased;
  private int notReleasedToElement;

  public static void main(String[] args) throws Exception {
    CompareAndSetAdapted shared = new CompareAndSetAdapted();
    // Linking synchronises inside the JDK: done once beforehand.
    CompareAndSetAdapted other = new CompareAndSetAdapted();
    other.first();
    other.second();
    Threads.inOrder(shared::first, shared::second);
    System.out.println("done");
  }

  private void first() {
    released = 1;
    boolean isSet = (boolean) STATE.compareAndSet(this, (Integer) 0, (Integer) 1);
    notReleased = 1; // race: CompareAndSetAdapted.notReleased
    isSet |= (boolean) STATE.compareAndSet(this, (Integer) 5, (Integer) 6);

    releasedToElement = 1;
    isSet |= (boolean) ELEMENTS.compareAndSet(states, (Integer) 0, (Integer) 0, (Integer) 1);
    notReleasedToElement = 1; // race: CompareAndSetAdapted.notReleasedToElement
    isSet |= (boolean) ELEMENTS.compareAndSet(states, (Integer) 0, (Integer) 5, (Integer) 6);
  }

  private void second() {
    int sum = (int) STATE.getAcquire(this) + released;
    sum += notReleased; // race: CompareAndSetAdapted.notReleased
    sum += (int) ELEMENTS.getAcquire(states, 0) + releasedToElement;
    sum += notReleasedToElement; // race: CompareAndSetAdapted.notReleasedToElement
    if (sum != 6) {
      throw new AssertionError(sum);
    }
  }
}

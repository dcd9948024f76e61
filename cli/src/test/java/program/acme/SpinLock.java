// SPDX-License-Identifier: Apache-2.0
package program.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A library's lock; heddle does not see inside if the package is excluded. */
public final class SpinLock {
  private static final VarHandle HELD = held();

  private boolean held;

  private static VarHandle held() {
    try {
      return MethodHandles.lookup().findVarHandle(SpinLock.class, "held", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits until the lock is free. */
  public void acquire() {
    while (!tryAcquire()) {
      Thread.onSpinWait();
    }
  }

  /** Takes the lock if it is free. */
  public boolean tryAcquire() {
    return HELD.compareAndSet(this, false, true);
  }

  /** Gives the lock back. */
  public void release() {
    HELD.setVolatile(this, false);
  }
}

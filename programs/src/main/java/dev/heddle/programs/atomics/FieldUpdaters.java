// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Field updaters of all three kinds hand over like the volatile fields they update. */
public final class FieldUpdaters {
  private static final AtomicIntegerFieldUpdater<FieldUpdaters> INTEGER =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "integer");
  private static final AtomicLongFieldUpdater<FieldUpdaters> LONG =
      AtomicLongFieldUpdater.newUpdater(FieldUpdaters.class, "number");
  private static final AtomicReferenceFieldUpdater<FieldUpdaters, String> REFERENCE =
      AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "reference");

  private volatile int integer;
  private volatile long number;
  private volatile String reference;
  private int value;

  public static void main(String[] args) throws Exception {
    FieldUpdaters shared = new FieldUpdaters();
    Threads.run(shared::write, shared::read);
    System.out.println(shared.value);
  }

  private void write() {
    value = 1;
    INTEGER.set(this, 1);
    while (LONG.get(this) == 0) {
      Thread.onSpinWait();
    }
    value++;
    REFERENCE.lazySet(this, "ready");
  }

  private void read() {
    while (!INTEGER.compareAndSet(this, 1, 2)) {
      Thread.onSpinWait();
    }
    value++;
    LONG.incrementAndGet(this);
    while (REFERENCE.get(this) == null) {
      Thread.onSpinWait();
    }
    value++;
  }
}

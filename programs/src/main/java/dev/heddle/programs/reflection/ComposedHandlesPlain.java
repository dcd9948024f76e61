// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Plain accesses through bound, spread and static handles race with direct ones. */
public final class ComposedHandlesPlain {
  private static int total;

  private int bound;
  private int spread;

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    Class<?> own = ComposedHandlesPlain.class;
    MethodHandle set = lookup.findSetter(own, "bound", int.class);
    MethodHandle spread = lookup.findSetter(own, "spread", int.class).asSpreader(Object[].class, 2);
    MethodHandle sum =
        MethodHandles.filterReturnValue(
            lookup.findStaticGetter(own, "total", int.class), MethodHandles.identity(int.class));
    ComposedHandlesPlain other = new ComposedHandlesPlain();
    ComposedHandlesPlain shared = new ComposedHandlesPlain();
    // Linking a call of a method handle synchronises inside the JDK: done once beforehand.
    other.write(set.bindTo(other), spread, sum);
    MethodHandle bound = set.bindTo(shared);
    Threads.inOrder(() -> shared.write(bound, spread, sum), shared::direct);
    System.out.println("done");
  }

  private void write(MethodHandle set, MethodHandle spread, MethodHandle sum) {
    try {
      set.invokeExact(1); // race: ComposedHandlesPlain.bound
      spread.invoke(new Object[] {this, 1}); // race: ComposedHandlesPlain.spread
      int read = (int) sum.invokeExact(); // race: ComposedHandlesPlain.total
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private void direct() {
    bound++; // race: ComposedHandlesPlain.bound
    spread++; // race: ComposedHandlesPlain.spread
    total++; // race: ComposedHandlesPlain.total
  }
}

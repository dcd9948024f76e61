// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.lang.ref.WeakReference;
import java.util.Arrays;

/**
 * The clocks of what the program's {@link ClassValue}s have computed for one class. The class has
 * them, and they do not keep the ClassValues, so that either may go. There are few of them to a
 * class.
 */
final class ComputedValues {
  private static final ClassValue<ComputedValues> OF_CLASSES =
      new QuietClassValue<>() {
        @Override
        protected ComputedValues find(Class<?> type) {
          return new ComputedValues();
        }
      };

  /** Replaced as a whole, under the lock of this object. */
  private volatile Computed[] all = {};

  private ComputedValues() {}

  private static final class Computed extends WeakReference<Object> {
    final SyncClock clock = SyncClock.make();

    Computed(Object value) {
      super(value);
    }
  }

  /** The clock of what that ClassValue has for the class; never one of heddle's own ClassValues. */
  static SyncClock clock(Object value, Class<?> type) {
    ComputedValues values = OF_CLASSES.get(type);
    SyncClock known = find(values.all, value);
    return known != null ? known : values.add(value);
  }

  private static SyncClock find(Computed[] all, Object value) {
    for (Computed each : all) {
      if (each.refersTo(value)) {
        return each.clock;
      }
    }
    return null;
  }

  private synchronized SyncClock add(Object value) {
    SyncClock known = find(all, value);
    if (known != null) {
      return known;
    }
    Computed[] more = new Computed[all.length + 1];
    int count = 0;
    for (Computed each : all) {
      if (!each.refersTo(null)) {
        more[count++] = each;
      }
    }
    Computed added = new Computed(value);
    more[count++] = added;
    all = Arrays.copyOf(more, count);
    return added.clock;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** What heddle finds out once about a class, on a thread of the program, with quiet hooks. */
public abstract class QuietClassValue<T> extends ClassValue<T> {
  @Override
  protected final T computeValue(Class<?> type) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      return find(type);
    } finally {
      thread.quiet--;
    }
  }

  protected abstract T find(Class<?> type);
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.context;

import dev.heddle.runtime.ThreadState;

/**
 * All calling contexts seen so far, by their hash. Look-up takes no lock; the table grows under one.
 *
 * <p>Capturing a stack is dear, so it happens once per context, and no more than {@link #LIMIT}
 * times: later contexts share one that says so.
 */
final class Contexts {
  /** About a kilobyte each: a quarter of a million contexts is what large servers reach. */
  static final int LIMIT = 1 << 18;

  private static volatile Context[] table = new Context[1 << 12];
  private static int size;
  private static Context overflow;

  private Contexts() {}

  static Context find(long key, ThreadState thread) {
    Context found = find(table, key);
    return found != null ? found : capture(key, thread);
  }

  private static Context find(Context[] contexts, long key) {
    int index = (int) key & (contexts.length - 1);
    for (Context context = contexts[index]; context != null; context = contexts[index]) {
      if (context.key() == key) {
        return context;
      }
      index = (index + 1) & (contexts.length - 1);
    }
    return null;
  }

  private static Context capture(long key, ThreadState thread) {
    Context captured = null;
    if (size < LIMIT) {
      thread.quiet++;
      try {
        captured = new Context(key, new Stack(), thread.locks.describe());
      } finally {
        thread.quiet--;
      }
    }
    synchronized (Contexts.class) {
      Context found = find(table, key);
      if (found != null) {
        return found;
      }
      if (captured == null) {
        if (overflow == null) {
          overflow = new Context(0, Stack.none(), java.util.List.of());
        }
        return overflow;
      }
      if (2 * ++size > table.length) {
        table = grown();
      }
      put(table, captured);
      return captured;
    }
  }

  private static Context[] grown() {
    Context[] larger = new Context[2 * table.length];
    for (Context context : table) {
      if (context != null) {
        put(larger, context);
      }
    }
    return larger;
  }

  private static void put(Context[] contexts, Context context) {
    int index = (int) context.key() & (contexts.length - 1);
    while (contexts[index] != null) {
      index = (index + 1) & (contexts.length - 1);
    }
    contexts[index] = context;
  }

  /** The JVM's own record of a stack: quick to take, and turned into frames only for a report. */
  private static final class Stack extends Throwable {
    private static final long serialVersionUID = 1;

    Stack() {
      super(null, null, false, true);
    }

    private Stack(boolean writable) {
      super(null, null, false, writable);
    }

    static Stack none() {
      Stack stack = new Stack(false);
      stack.setStackTrace(new StackTraceElement[0]);
      return stack;
    }
  }
}

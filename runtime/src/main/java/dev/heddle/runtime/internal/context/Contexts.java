// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.context;

import dev.heddle.runtime.ThreadState;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/**
 * All calling contexts seen so far, by their hash. Look-up takes no lock; the table grows under
 * one.
 *
 * <p>Capturing a stack is dear, so it happens once per context. Recursion makes contexts without
 * end: a site that has used up its share gets one more, of which only the innermost frame counts.
 */
final class Contexts {
  /** More than any site has without recursion. */
  static final int SHARE = 1024;

  /** The same for what is no place in woven code: it stands for all that happens in the JDK. */
  static final int SHARE_OF_NO_PLACE = 16 * SHARE;

  /** About a kilobyte each: a quarter of a million contexts is what large servers reach. */
  static final int LIMIT = 1 << 18;

  /** Stands for everything that happened while the program had one thread: none of it can race. */
  static final Context ALONE = new Context(1, 0, Stack.none(), List.of(), false);

  private static volatile Context[] table = new Context[1 << 8];
  private static int[] captured = new int[1 << 8];
  private static int size;
  private static volatile boolean isAlone = true;

  private Contexts() {}

  /** A second thread is about to start. */
  static void notAlone() {
    isAlone = false;
  }

  static boolean isAlone() {
    return isAlone;
  }

  @DontInline
  static Context find(long key, int site, ThreadState thread) {
    Context found = find(table, key);
    return found != null ? found : capture(key, site, thread);
  }

  /** The context of that key or, if there were too many at the site, what stands for it. */
  static Context known(long key, int site) {
    Context found = find(table, key);
    return found != null ? found : find(table, ContextCache.key(0, site, 0));
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

  private static Context capture(long key, int site, ThreadState thread) {
    boolean isWhole = takeShare(site);
    long shared = isWhole ? key : ContextCache.key(0, site, 0);
    Context known = isWhole ? null : find(table, shared);
    return known != null ? known : add(now(shared, site, thread, isWhole));
  }

  /** The present stack, whatever the limits. */
  static Context now(long key, int site, ThreadState thread, boolean isWhole) {
    thread.quiet++;
    try {
      return new Context(key, site, new Stack(), thread.locks.describe(), isWhole);
    } finally {
      thread.quiet--;
    }
  }

  private static synchronized boolean takeShare(int site) {
    if (site >= captured.length) {
      captured = Arrays.copyOf(captured, Math.max(site + 1, 2 * captured.length));
    }
    return size < LIMIT && ++captured[site] <= (site == 0 ? SHARE_OF_NO_PLACE : SHARE);
  }

  private static synchronized Context add(Context context) {
    Context found = find(table, context.key());
    if (found != null) {
      return found;
    }
    if (2 * ++size > table.length) {
      table = grown();
    }
    put(table, context);
    return context;
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

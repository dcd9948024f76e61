// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.util.Arrays;

/**
 * The methods that a thread is inside of, outermost first, and on which objects. Only the thread
 * changes it; others may look, and see what the thread did before it last told of an access, or
 * later.
 */
public final class ActiveMethods {
  private static final int FIRST_LENGTH = 8;

  /** A recursion may go deeper; what is further in is not remembered. */
  private static final int MOST = 1 << 12;

  /** In a call, besides the site: it is one of a constructor. */
  private static final long CONSTRUCTS = 1L << 32;

  /**
   * Null for an object that says itself where the thread has entered it. A reference in an old
   * array would cost more than all else at a call.
   */
  private Object[] receivers = new Object[FIRST_LENGTH];

  /** Of each call the sum by which its context is found, and its site. */
  private long[] calls = new long[2 * FIRST_LENGTH];

  private int depth;

  public int depth() {
    return depth;
  }

  public boolean isInnermost(Object receiver) {
    int last = depth - 1;
    return last >= 0 && last < receivers.length && receivers[last] == receiver;
  }

  /** Enters a method of an object that keeps the answer, a number greater than zero, or zero. */
  public int push(long sum, int site, boolean constructs) {
    int index = depth;
    depth = index + 1;
    if (2 * index + 1 < calls.length) {
      calls[2 * index] = sum;
      calls[2 * index + 1] = constructs ? site | CONSTRUCTS : site;
      return index + 1;
    }
    return pushFurther(index, sum, site, constructs);
  }

  private int pushFurther(int index, long sum, int site, boolean constructs) {
    if (index >= MOST) {
      return 0;
    }
    calls = Arrays.copyOf(calls, 2 * calls.length);
    receivers = Arrays.copyOf(receivers, 2 * receivers.length);
    depth = index;
    return push(sum, site, constructs);
  }

  /** Enters a method of another object. */
  public void push(Object receiver, long sum, int site, boolean constructs) {
    int entered = push(sum, site, constructs);
    if (entered > 0) {
      receivers[entered - 1] = receiver;
    }
  }

  /** Back to an earlier depth: methods further in have returned, or have thrown something. */
  public void cut(int earlierDepth) {
    while (depth > earlierDepth) {
      depth--;
      if (depth < receivers.length && receivers[depth] != null) {
        receivers[depth] = null;
      }
    }
  }

  /** How the thread, which may be running, has entered the object last; zero if it has not. */
  public int entered(Object object) {
    Memory.UNSAFE.loadFence();
    Object[] seen = receivers;
    for (int i = Math.min(depth, seen.length) - 1; i >= 0; i--) {
      if (seen[i] == object) {
        return i + 1;
      }
    }
    return 0;
  }

  /**
   * Whether the thread, which may be running, is as far in as that. An object may say so that the
   * thread has left without a chance to note it, out of stack.
   */
  boolean hasEntered(int entered) {
    Memory.UNSAFE.loadFence();
    return entered <= depth;
  }

  /** The sum of a call by which the thread, which may be running, has entered an object. */
  public long sum(int entered) {
    long[] seen = calls;
    return 2 * entered > seen.length ? 0 : seen[2 * entered - 2];
  }

  public int site(int entered) {
    long[] seen = calls;
    return 2 * entered > seen.length ? 0 : (int) seen[2 * entered - 1];
  }

  public boolean constructs(int entered) {
    long[] seen = calls;
    return 2 * entered <= seen.length && (seen[2 * entered - 1] & CONSTRUCTS) != 0;
  }
}

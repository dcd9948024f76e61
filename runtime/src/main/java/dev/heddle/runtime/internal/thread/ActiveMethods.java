// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.util.Arrays;

/**
 * The objects whose methods a thread is inside of, outermost first. Only the thread changes it;
 * others may look, and see what the thread did before it last told of an access, or later.
 */
public final class ActiveMethods {
  private static final int FIRST_LENGTH = 16;

  /** A recursion may go deeper; what is further in is not remembered. */
  private static final int MOST = 1 << 12;

  private Object[] receivers = new Object[FIRST_LENGTH];
  private int depth;

  public int depth() {
    return depth;
  }

  public boolean isInnermost(Object receiver) {
    int last = depth - 1;
    return last >= 0 && last < receivers.length && receivers[last] == receiver;
  }

  public void push(Object receiver) {
    int index = depth++;
    if (index >= receivers.length) {
      if (index >= MOST) {
        return;
      }
      receivers = Arrays.copyOf(receivers, 2 * receivers.length);
    }
    receivers[index] = receiver;
  }

  /** Back to an earlier depth: methods further in have returned, or have thrown something. */
  public void cut(int earlierDepth) {
    while (depth > earlierDepth) {
      depth--;
      if (depth < receivers.length) {
        receivers[depth] = null;
      }
    }
  }

  /** Whether the thread, which may be running, is inside a method of the object. */
  public boolean contain(Object object) {
    Memory.UNSAFE.loadFence();
    for (Object each : receivers) {
      if (each == object) {
        return true;
      } else if (each == null) {
        return false;
      }
    }
    return false;
  }
}

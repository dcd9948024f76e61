// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import jdk.internal.misc.Unsafe;

/** The JDK's own low-level memory access, which the agent exports to this module at start-up. */
public final class Memory {
  public static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private Memory() {}
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** What an access through a variable handle or {@code Unsafe} orders, told by its method's name. */
public enum AccessMode {
  /** Plain and opaque accesses, and everything that is no access. */
  NONE(false, false),
  ACQUIRE(true, false),
  RELEASE(false, true),
  BOTH(true, true);

  public final boolean acquires;
  public final boolean releases;

  AccessMode(boolean acquires, boolean releases) {
    this.acquires = acquires;
    this.releases = releases;
  }

  /** Whether a method reads and writes in one step. */
  public static boolean updates(String method) {
    return method.startsWith("compareAnd")
        || method.startsWith("weakCompareAndSet")
        || method.startsWith("getAnd");
  }

  /** For a method of {@code VarHandle}, and of {@code Unsafe} alike. */
  public static AccessMode of(String method) {
    if (method.endsWith("Plain") || method.endsWith("Opaque")) {
      return NONE;
    } else if (method.endsWith("Acquire")) {
      return ACQUIRE;
    } else if (method.endsWith("Release") || method.startsWith("putOrdered")) {
      return RELEASE;
    } else if (updates(method)) {
      return BOTH;
    } else if (!method.endsWith("Volatile")) {
      return NONE;
    } else if (method.startsWith("get")) {
      return ACQUIRE;
    }
    return RELEASE;
  }

  /** Whether a method writes only if it finds what it expects, and returns which. */
  public static boolean mayFail(String method) {
    return method.startsWith("compareAndSet")
        || method.startsWith("compareAndSwap")
        || method.startsWith("weakCompareAndSet");
  }

  /** The same as a sum of the constants of {@link VariableAccess}. */
  public static int sum(String method) {
    AccessMode mode = of(method);
    boolean updates = updates(method);
    boolean atomic = updates || mode != NONE || method.endsWith("Opaque");
    boolean write = updates || method.startsWith("set") || method.startsWith("put");
    return (write ? VariableAccess.WRITE : 0)
        | (atomic ? VariableAccess.ATOMIC : 0)
        | (mode.acquires ? VariableAccess.ACQUIRE : 0)
        | (mode.releases ? VariableAccess.RELEASE : 0);
  }
}

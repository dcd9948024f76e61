// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

/** What an access through a variable handle or {@code Unsafe} orders, told by its method's name. */
enum AccessMode {
  /** Plain and opaque accesses, and everything that is no access. */
  NONE(false, false),
  ACQUIRE(true, false),
  RELEASE(false, true),
  BOTH(true, true);

  final boolean acquires;
  final boolean releases;

  AccessMode(boolean acquires, boolean releases) {
    this.acquires = acquires;
    this.releases = releases;
  }

  /** Whether a method reads and writes in one step. */
  static boolean updates(String method) {
    return method.startsWith("compareAnd")
        || method.startsWith("weakCompareAndSet")
        || method.startsWith("getAnd");
  }

  /** For a method of {@code VarHandle}, and of {@code Unsafe} alike. */
  static AccessMode of(String method) {
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
}

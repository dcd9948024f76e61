// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The methods that a class has for accesses to several of its fields. They depend on its code, so a
 * class that is loaded already keeps those that it has.
 */
final class GroupMethods {
  private static final GroupMethods NONE = new GroupMethods();

  static {
    NONE.isClosed = true;
  }

  private final Set<GroupMethod> methods = new LinkedHashSet<>();
  private boolean isClosed;

  /** Weaving begins anew. */
  void begin() {
    if (!isClosed) {
      methods.clear();
    }
  }

  /** The same for a class that is loaded, and can get no more. */
  GroupMethods closed() {
    if (methods.isEmpty()) {
      return NONE;
    }
    isClosed = true;
    return this;
  }

  /** Whether the class has that method, or will have it. */
  boolean allows(GroupMethod method) {
    if (!isClosed) {
      methods.add(method);
    }
    return methods.contains(method);
  }

  void addTo(ClassLayout layout) {
    for (GroupMethod each : methods) {
      each.addTo(layout);
    }
  }
}

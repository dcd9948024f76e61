// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The methods that a class has for accesses to several of its fields. They depend on its code, so a
 * class that is loaded already keeps those that it has.
 */
final class GroupMethods {
  private static final GroupMethods NONE = new GroupMethods();

  static {
    NONE.isClosed = true;
  }

  /** By their names. */
  private final Map<String, GroupMethod> methods = new LinkedHashMap<>();

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
    String name = method.name();
    if (!isClosed) {
      methods.putIfAbsent(name, method);
    }
    return methods.containsKey(name);
  }

  void addTo(ClassLayout layout) {
    for (GroupMethod each : methods.values()) {
      each.addTo(layout);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.MethodNode;

/** How much may be woven into a class and its methods, as earlier attempts have shown. */
final class Limits {
  private final Map<String, Thoroughness> methods = new HashMap<>();
  private Thoroughness whole = Thoroughness.FULL;

  Thoroughness of(MethodNode method) {
    Thoroughness own = methods.getOrDefault(method.name + method.desc, Thoroughness.FULL);
    return own.compareTo(whole) > 0 ? own : whole;
  }

  Thoroughness ofClass() {
    return whole;
  }

  void lower(String method, String descriptor) {
    String key = method + descriptor;
    methods.put(key, methods.getOrDefault(key, whole).less());
  }

  void lowerClass() {
    whole = whole.less();
  }
}

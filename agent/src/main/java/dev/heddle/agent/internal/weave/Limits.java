// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.MethodNode;

/** How much is woven into a class and its methods: what is wanted, or what fits. */
final class Limits {
  private final Map<String, Thoroughness> methods = new HashMap<>();
  private final Thoroughness wanted;
  private Thoroughness whole;

  Limits(Thoroughness wanted) {
    this.wanted = wanted;
    this.whole = wanted;
  }

  Thoroughness of(MethodNode method) {
    Thoroughness own = methods.getOrDefault(method.name + method.desc, wanted);
    return own.compareTo(whole) > 0 ? own : whole;
  }

  Thoroughness ofClass() {
    return whole;
  }

  /** Whether less is woven into the class than is wanted. */
  boolean isClassLowered() {
    return whole != wanted;
  }

  void lower(String method, String descriptor) {
    String key = method + descriptor;
    methods.put(key, methods.getOrDefault(key, whole).less());
  }

  void lowerClass() {
    whole = whole.less();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.MethodReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.ObjectFilter;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** What virtual calls by a reference are bound to. */
final class Bindings {
  private final CallGraph graph;
  private final MethodReference reference;
  private final Map<IClass, Optional<IMethod>> targets = new IdentityHashMap<>();
  private final Map<IMethod, ObjectFilter> filters = new HashMap<>();

  Bindings(CallGraph graph, MethodReference reference) {
    this.graph = graph;
    this.reference = reference;
  }

  boolean areToLambda(AbstractObject receiver) {
    return receiver.lambda != null
        && receiver.lambda.interfaceMethod().equals(reference.getName().toString());
  }

  /** The method for receivers of a class; null if there is none. */
  IMethod target(IClass type) {
    return targets
        .computeIfAbsent(type, key -> Optional.ofNullable(graph.target(key, reference)))
        .orElse(null);
  }

  /** Lets those receivers pass that bind a call to the method. */
  ObjectFilter to(IMethod target) {
    ObjectFilter ofType = graph.typeFilters.of(target.getParameterType(0));
    return filters.computeIfAbsent(
        target,
        key ->
            new ObjectFilter(
                object ->
                    (ofType == null || ofType.passes(object))
                        && !areToLambda(object)
                        && target(object.type) == target));
  }
}

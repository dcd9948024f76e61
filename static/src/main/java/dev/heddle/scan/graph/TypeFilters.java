// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.input.Origin;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Which objects a variable can refer to by its declared type. */
final class TypeFilters {
  private final CallGraph graph;
  private final Map<IClass, Predicate<AbstractObject>> filters = new HashMap<>();

  TypeFilters(CallGraph graph) {
    this.graph = graph;
  }

  /** Lets those objects pass that can be of the type; null if all can. */
  Predicate<AbstractObject> of(TypeReference reference) {
    IClass type = graph.type(reference);
    if (type == null || type == graph.program.hierarchy().getRootClass()) {
      return null;
    }
    return filters.computeIfAbsent(type, this::make);
  }

  private Predicate<AbstractObject> make(IClass type) {
    Map<IClass, Boolean> known = new HashMap<>();
    boolean isOfJdk = graph.program.origin(type) == Origin.JDK;
    return object -> {
      if (object.type == null) {
        return true;
      }
      if (object.kind == Kind.LIBRARY || object.kind == Kind.CLASS) {
        // The class that it really is of is not known, but it is one of the JDK's.
        return isOfJdk;
      }
      return known.computeIfAbsent(
          object.type, actual -> graph.program.hierarchy().isAssignableFrom(type, actual));
    };
  }
}

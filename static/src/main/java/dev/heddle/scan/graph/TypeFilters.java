// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.heap.ObjectFilter;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.thread.AbstractThread;
import java.util.HashMap;
import java.util.Map;

/** Which objects a variable can refer to by its declared type. */
final class TypeFilters {
  private final CallGraph graph;
  private final Map<IClass, ObjectFilter> filters = new HashMap<>();

  private final Map<Sharing, ObjectFilter> sharing = new HashMap<>();

  private record Sharing(IClass type, AbstractThread thread, boolean isShared) {}

  TypeFilters(CallGraph graph) {
    this.graph = graph;
  }

  /** Lets those objects pass that can be of the type; null if all can. */
  ObjectFilter of(TypeReference reference) {
    IClass type = graph.type(reference);
    if (type == null || type == graph.program.hierarchy().getRootClass()) {
      return null;
    }
    return filters.computeIfAbsent(type, this::make);
  }

  private ObjectFilter make(IClass type) {
    boolean isOfJdk = graph.program.origin(type) == Origin.JDK;
    return new ObjectFilter(object -> canBe(object, type, isOfJdk));
  }

  private boolean canBe(AbstractObject object, IClass type, boolean isOfJdk) {
    if (object.type == null) {
      return true;
    }
    if (object.kind == Kind.LIBRARY || object.kind == Kind.CLASS) {
      // The class that it really is of is not known, but it is one of the JDK's.
      return isOfJdk;
    }
    return graph.program.hierarchy().isAssignableFrom(type, object.type);
  }

  /** The same, of those that are shared as a thread sees it, or of the others. */
  ObjectFilter of(TypeReference reference, AbstractThread thread, boolean isShared) {
    IClass type = graph.type(reference);
    ObjectFilter ofType = of(reference);
    return sharing.computeIfAbsent(
        new Sharing(ofType == null ? null : type, thread, isShared),
        key ->
            new ObjectFilter(
                object ->
                    Contexts.isShared(object, thread) == isShared
                        && (ofType == null || ofType.passes(object))));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The collections by which calls outside of loops are told apart: the first case of Fig. 6. Any
 * collection or array that the application makes may become that of a parallel loop, so all of them
 * count, but only in calls of the application's own methods.
 */
final class OuterCollections {
  /** A method is told apart by so many collections. */
  private static final int MOST_FOR_METHOD = 10;

  /** A call knows of so many collections that it and its callers have been given. */
  private static final int MOST_IN_CONTEXT = 4;

  private final Program program;
  private final LibraryKnowledge knowledge;
  private final Map<IMethod, Set<AbstractObject>> known = new HashMap<>();
  private final Map<IMethod, Integer> parameters = new HashMap<>();

  OuterCollections(Program program, LibraryKnowledge knowledge) {
    this.program = program;
    this.knowledge = knowledge;
  }

  /** The first parameter that a collection may be passed by; -1 if that does not matter. */
  int parameter(Call call, IMethod method) {
    if (!call.thread().isMain() || !isOfApplication(method.getDeclaringClass())) {
      return -1;
    }
    int parameter = parameters.computeIfAbsent(method, this::find);
    return parameter < call.arguments().length && parameter >= 0 && call.argument(parameter) != null
        ? parameter
        : -1;
  }

  private int find(IMethod method) {
    for (int i = method.isStatic() ? 0 : 1; i < method.getNumberOfParameters(); i++) {
      if (isCollection(method.getParameterType(i))) {
        return i;
      }
    }
    return -1;
  }

  private boolean isCollection(TypeReference type) {
    if (type.isArrayType()) {
      return !type.getArrayElementType().isPrimitiveType();
    }
    IClass known = type.isPrimitiveType() ? null : program.hierarchy().lookupClass(type);
    return known != null && knowledge.isContainer(known);
  }

  /** The object itself if it tells calls of the method apart; else null. */
  AbstractObject told(IMethod method, AbstractObject object) {
    boolean isOne =
        object.kind == AbstractObject.Kind.NEW
            && object.type != null
            && object.thread.isMain()
            && isOfApplication(object.creator.method.getDeclaringClass())
            && isCollection(object.type.getReference());
    if (!isOne) {
      return null;
    }
    Set<AbstractObject> told = known.computeIfAbsent(method, key -> new HashSet<>());
    if (told.size() < MOST_FOR_METHOD) {
      told.add(object.origin);
    }
    return told.contains(object.origin) ? object.origin : null;
  }

  /** Those of the caller and one more. */
  Set<AbstractObject> of(Call call, IMethod method, AbstractObject collection) {
    if (!call.thread().isMain() || !isOfApplication(method.getDeclaringClass())) {
      return Set.of();
    }
    Set<AbstractObject> outer = call.node().context.collections();
    if (collection == null || outer.contains(collection) || outer.size() >= MOST_IN_CONTEXT) {
      return outer;
    }
    Set<AbstractObject> all = new HashSet<>(outer);
    all.add(collection);
    return Set.copyOf(all);
  }

  private boolean isOfApplication(IClass type) {
    return program.origin(type) == Origin.APPLICATION;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import dev.heddle.model.library.Safety;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.LibraryKnowledge;
import dev.heddle.scan.heap.AbstractObject;
import java.util.HashMap;
import java.util.Map;

/**
 * Leaves out accesses that cannot race because their class is known to be safe: section 3.2 of
 * "Effective Techniques for Static Race Detection in Java Parallel Loops".
 */
public final class Filtering {
  private final CallGraph graph;
  private final LibraryKnowledge knowledge;
  private final Map<IClass, Boolean> marked = new HashMap<>();

  public Filtering(CallGraph graph, LibraryKnowledge knowledge) {
    this.graph = graph;
    this.knowledge = knowledge;
  }

  /** Whether one of the accesses is safe whatever the other does. */
  public boolean leavesOut(Race race) {
    return isSafe(race.one()) || isSafe(race.other()) || isMadeSafe(race.object());
  }

  private boolean isSafe(Access access) {
    IMethod method = access.node().method;
    return access.node().context.isSafe()
        || knowledge.isSafe(method)
        || marked.computeIfAbsent(method.getDeclaringClass(), Filtering::isMarkedSafe);
  }

  private static boolean isMarkedSafe(IClass type) {
    return SafetyMarks.isThreadSafe(type) || SafetyMarks.isImmutable(type);
  }

  /** Whether the method that has made the object makes only safe ones. */
  private boolean isMadeSafe(AbstractObject object) {
    if (object.creator == null) {
      return false;
    }
    IMethod maker = object.creator.method;
    if (object.kind == AbstractObject.Kind.LIBRARY
        && object.creator.ir.getInstructions()[object.instruction]
            instanceof SSAInvokeInstruction call) {
      maker = graph.program.hierarchy().resolveMethod(call.getDeclaredTarget());
    }
    return maker != null && knowledge.safety(maker).contains(Safety.INSTANTIATES_ONLY_SAFE_OBJECTS);
  }
}

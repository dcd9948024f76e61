// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.ImmutableTypes;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawn;

/**
 * Those who use a library: any number of threads that call what a class offers, on one object that
 * somebody has made before. What they pass is their own.
 */
public final class LibraryCallers {
  private final CallGraph graph;
  private final AbstractThread main;

  public LibraryCallers(CallGraph graph) {
    this.graph = graph;
    this.main = graph.spawns.main().thread(Side.ALPHA);
  }

  /** All public methods of the class may be called at the same time. */
  public void use(IClass type) {
    AbstractObject shared = graph.heap.given(type, type, main);
    Spawn callers = graph.spawns.callers(type);
    for (IMethod method : type.getAllMethods()) {
      boolean isOffered =
          method.isPublic()
              && !method.isAbstract()
              && !method.isClinit()
              && !graph.isBehindModel(method);
      if (!isOffered) {
        continue;
      }
      if (method.isInit()) {
        if (method.getDeclaringClass() == type) {
          call(method, Context.of(main, 0, shared), shared);
        }
      } else {
        for (Side side : Side.values()) {
          int flags = method.isStatic() ? 0 : 1;
          call(method, Context.of(callers.thread(side), flags, null), shared);
        }
      }
    }
  }

  private void call(IMethod method, Context context, AbstractObject receiver) {
    Node node = graph.node(method, context);
    if (node == null) {
      return;
    }
    int first = 0;
    if (!method.isStatic()) {
      graph.propagation.add(node.local(1), receiver);
      first = 1;
    }
    for (int i = first; i < method.getNumberOfParameters(); i++) {
      TypeReference parameter = method.getParameterType(i);
      IClass type = ImmutableTypes.contain(parameter) ? null : graph.type(parameter);
      if (type != null && !type.isInterface() && !type.isAbstract()) {
        Object what = new Argument(method, i, context.thread());
        graph.propagation.add(node.local(i + 1), graph.heap.given(what, type, context.thread()));
      }
    }
  }

  /** What a thread passes for a parameter. */
  private record Argument(IMethod method, int index, AbstractThread thread) {}
}

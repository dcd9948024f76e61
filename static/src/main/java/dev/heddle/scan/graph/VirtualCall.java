// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.heap.AbstractObject;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** A call that each receiver binds by its class. */
final class VirtualCall implements Consumer<AbstractObject> {
  private final CallGraph graph;
  private final Call call;
  private final Bindings bindings;

  /** Methods that are called on all receivers that bind the call to them. */
  private final Set<IMethod> onAll = new HashSet<>(2);

  VirtualCall(CallGraph graph, Call call, Bindings bindings) {
    this.graph = graph;
    this.call = call;
    this.bindings = bindings;
  }

  @Override
  public void accept(AbstractObject receiver) {
    if (bindings.areToLambda(receiver)) {
      graph.callLambda(call, receiver);
      return;
    }
    IMethod target = bindings.target(receiver.type);
    if (target == null || onAll.contains(target)) {
      return;
    }
    if (graph.callOnAll(call, target, bindings)) {
      onAll.add(target);
    } else {
      graph.call(call, target, receiver);
    }
  }
}

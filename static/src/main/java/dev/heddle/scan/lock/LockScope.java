// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.thread.AbstractThread;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Where lock sets can differ at all: the nodes of threads that take locks. */
final class LockScope {
  private final CallGraph graph;
  private final Map<IMethod, LockCode> codes = new HashMap<>();
  private final Set<Node> escaping = new HashSet<>();
  private final Set<Node> nodes = new LinkedHashSet<>();

  /**
   * @param asked where lock sets will be asked for
   */
  LockScope(CallGraph graph, LockRoots roots, Collection<Node> asked) {
    this.graph = graph;
    Set<AbstractThread> threads = new HashSet<>();
    Deque<Node> waiting = new ArrayDeque<>();
    for (Node node : graph.nodes()) {
      LockCode code = code(node);
      if (code.isExplicit() && !new Balance(node, code, roots).isKept()) {
        escaping.add(node);
        waiting.add(node);
      }
      if (node.method.isSynchronized() || code.isExplicit() || !code.monitors.isEmpty()) {
        threads.add(node.thread());
      }
    }
    while (!waiting.isEmpty()) {
      for (Node.Edge edge : waiting.poll().callers()) {
        if (edge.staysInThread() && returnsLocks(edge) && escaping.add(edge.caller())) {
          waiting.add(edge.caller());
        }
      }
    }
    for (Node node : asked) {
      if (threads.contains(node.thread()) && nodes.add(node)) {
        waiting.add(node);
      }
    }
    addWays(waiting);
  }

  /** Adds all that leads to where locks are asked for, or changes them on the way. */
  private void addWays(Deque<Node> waiting) {
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      for (Node.Edge edge : node.callers()) {
        if (edge.staysInThread() && nodes.add(edge.caller())) {
          waiting.add(edge.caller());
        }
      }
      for (Node.Edge edge : node.calls()) {
        if (edge.staysInThread() && returnsLocks(edge)) {
          // Whoever else may be called there leaves locks as they were, which counts as well.
          for (Node callee : node.callees(edge.instruction())) {
            if (callee.thread() == node.thread() && nodes.add(callee)) {
              waiting.add(callee);
            }
          }
        }
      }
    }
  }

  Set<Node> nodes() {
    return nodes;
  }

  /** Whether both ends of a call are in scope, and in one thread. */
  boolean contains(Node.Edge edge) {
    return edge.staysInThread() && nodes.contains(edge.caller()) && nodes.contains(edge.callee());
  }

  /** Whether a thread begins with it; threads that start their like call it as well. */
  boolean isFirst(Node node) {
    return node.callers().isEmpty()
        || node.callers().stream().anyMatch(edge -> !edge.staysInThread());
  }

  LockCode code(Node node) {
    return codes.computeIfAbsent(
        node.method, method -> new LockCode(node.ir, node.defUse, graph.program.hierarchy()));
  }

  /** Whether the locks of the caller can be others after the call, for what the callee does. */
  boolean returnsLocks(Node.Edge edge) {
    if (!escaping.contains(edge.callee())) {
      return false;
    }
    LockCode code = code(edge.caller());
    // What a lock does inside is its own affair.
    return code.calls.isEmpty()
        || !code.calls.containsKey(
            edge.caller()
                .ir
                .getControlFlowGraph()
                .getBlockForInstruction(edge.instruction())
                .getNumber());
  }

  /** Whether it, or somebody that it calls, leaves locks to its callers or gives theirs back. */
  boolean isEscaping(Node node) {
    return escaping.contains(node);
  }

  /** Whether the same locks are held everywhere in it. */
  boolean isUniform(Node node) {
    return !isEscaping(node) && !code(node).isExplicit() && code(node).monitors.isEmpty();
  }
}

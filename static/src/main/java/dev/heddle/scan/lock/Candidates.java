// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.util.intset.BitVectorIntSet;
import com.ibm.wala.util.intset.IntSet;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The locks that can protect anything in a node: those that it takes, that callees may leave to it,
 * and that are candidates in all its callers. All others need not be followed there, which would
 * cost a fact for each lock at each point of the thread.
 */
final class Candidates {
  private static final IntSet NONE = new BitVectorIntSet();

  private final LockScope scope;
  private final LockDomain domain;
  private final OwnMonitors monitors;
  private final Map<Node, BitVectorIntSet> own = new HashMap<>();
  private final Map<Node, BitVectorIntSet> all = new HashMap<>();
  private final Map<Node, BitVectorIntSet> wanted = new HashMap<>();

  Candidates(LockScope scope, LockDomain domain, OwnMonitors monitors) {
    this.monitors = monitors;
    this.scope = scope;
    this.domain = domain;
    Deque<Node> waiting = new ArrayDeque<>();
    for (Node node : scope.nodes()) {
      own.put(node, new BitVectorIntSet(domain.takenBy(node)));
      if (scope.isEscaping(node)) {
        waiting.add(node);
      }
    }
    passToCallers(waiting);
    for (Node node : scope.nodes()) {
      if (scope.isFirst(node)) {
        all.put(node, own.get(node));
        waiting.add(node);
      }
    }
    passToCallees(waiting);
    for (Node node : scope.nodes()) {
      wanted.put(node, new BitVectorIntSet(of(node)));
      waiting.add(node);
    }
    passWanted(waiting);
  }

  /** A lock that is not held whenever a node returns protects nothing in its callers. */
  private void passToCallers(Deque<Node> waiting) {
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      BitVectorIntSet left = new BitVectorIntSet();
      own.get(node)
          .foreach(
              lock -> {
                if (!domain.getMappedObject(lock).isMonitor() && isLeft(node, lock)) {
                  left.add(lock);
                }
              });
      for (Node.Edge edge : node.callers()) {
        if (scope.contains(edge)
            && scope.returnsLocks(edge)
            && own.get(edge.caller()).addAll(left)) {
          waiting.add(edge.caller());
        }
      }
    }
  }

  /** Whether each way through a node takes a lock, itself or by a callee. */
  private boolean isLeft(Node node, int lock) {
    SSACFG flow = node.ir.getControlFlowGraph();
    Set<ISSABasicBlock> seen = new HashSet<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>(List.of(flow.entry()));
    while (!open.isEmpty()) {
      ISSABasicBlock block = open.poll();
      if (block.isExitBlock()) {
        return false;
      }
      if (seen.add(block)) {
        addAfter(block, node, lock, open);
      }
    }
    return true;
  }

  private void addAfter(ISSABasicBlock block, Node node, int lock, Deque<ISSABasicBlock> open) {
    SSACFG flow = node.ir.getControlFlowGraph();
    for (ISSABasicBlock next : flow.getExceptionalSuccessors(block)) {
      if (!next.isExitBlock()) {
        open.add(next);
      }
    }
    for (ISSABasicBlock next : flow.getNormalSuccessors(block)) {
      LockCode.LockCall taken = scope.code(node).taken(block.getNumber(), next.getNumber());
      boolean takes = taken != null && lock == domain.getMappedIndex(domain.explicit(node, taken));
      if (!takes && !comesFromCallee(node, block, lock)) {
        open.add(next);
      }
    }
  }

  private boolean comesFromCallee(Node node, ISSABasicBlock block, int lock) {
    int last = block.getLastInstructionIndex();
    for (Node callee : node.callees(last)) {
      if (scope.isEscaping(callee) && own.containsKey(callee) && own.get(callee).contains(lock)) {
        return true;
      }
    }
    return false;
  }

  private void passToCallees(Deque<Node> waiting) {
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      for (Node.Edge edge : node.calls()) {
        if (scope.contains(edge) && meet(edge.callee(), passed(edge))) {
          waiting.add(edge.callee());
        }
      }
    }
  }

  /** What can be held in a callee of what its caller holds: monitors by their objects. */
  private BitVectorIntSet passed(Node.Edge edge) {
    BitVectorIntSet passed = new BitVectorIntSet(all.get(edge.caller()));
    domain
        .takenBy(edge.caller())
        .foreach(
            fact -> {
              HeldLock lock = domain.getMappedObject(fact);
              if (lock.isMonitor() && OwnMonitors.only(lock) != null) {
                passed.remove(fact);
              }
            });
    for (AbstractObject each : monitors.at(edge.caller(), edge.instruction())) {
      passed.add(domain.ofCallers(each));
    }
    return passed;
  }

  /** Whether the candidates of a node are others now that this is one more caller's. */
  private boolean meet(Node node, BitVectorIntSet arriving) {
    BitVectorIntSet possible = new BitVectorIntSet(arriving);
    possible.addAll(own.get(node));
    BitVectorIntSet known = all.putIfAbsent(node, possible);
    if (known == null) {
      return true;
    }
    if (known.isSubset(possible)) {
      return false;
    }
    known.intersectWith(possible);
    return true;
  }

  private void passWanted(Deque<Node> waiting) {
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      for (Node.Edge edge : node.calls()) {
        if (scope.contains(edge)
            && scope.returnsLocks(edge)
            && wanted.get(edge.callee()).addAll(wanted.get(node))) {
          waiting.add(edge.callee());
        }
      }
    }
  }

  /** Whether it matters to a node, or to who has called it, that a lock is given back. */
  boolean isWanted(int lock, Node node) {
    return wanted.get(node).contains(lock);
  }

  /** Nothing for a node that nobody comes to. */
  IntSet of(Node node) {
    return all.containsKey(node) ? all.get(node) : NONE;
  }
}

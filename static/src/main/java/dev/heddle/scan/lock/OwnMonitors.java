// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAMonitorInstruction;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * The objects whose monitors a node itself has entered when it calls others, where it is clear
 * which object that is. For callees it does not matter who has entered it.
 */
final class OwnMonitors {
  private final LockScope scope;
  private final LockDomain domain;
  private final Map<Node, Map<Integer, Set<AbstractObject>>> byBlock = new HashMap<>();

  OwnMonitors(LockScope scope, LockDomain domain) {
    this.scope = scope;
    this.domain = domain;
  }

  /** Those that are held at a call. */
  Set<AbstractObject> at(Node node, int instruction) {
    if (scope.isUniform(node)) {
      return ofMethod(node);
    }
    int block = node.ir.getControlFlowGraph().getBlockForInstruction(instruction).getNumber();
    return atBlock(node, block);
  }

  /** Those that are held at the point of a node that calls. */
  Set<AbstractObject> atBlock(Node node, int block) {
    return scope.isUniform(node)
        ? ofMethod(node)
        : byBlock.computeIfAbsent(node, this::find).getOrDefault(block, Set.of());
  }

  private Set<AbstractObject> ofMethod(Node node) {
    AbstractObject only = node.method.isSynchronized() ? only(domain.ofMethod(node)) : null;
    return only == null ? Set.of() : Set.of(only);
  }

  /** What a monitor is entered of; null if that is not clear. */
  static AbstractObject only(HeldLock monitor) {
    if (monitor.object() != null) {
      return monitor.object();
    }
    Iterator<AbstractObject> objects = monitor.objects().iterator();
    AbstractObject first = objects.hasNext() ? objects.next() : null;
    return objects.hasNext() ? null : first;
  }

  /** How often each is held when a block begins, on all ways that lead there. */
  private Map<Integer, Set<AbstractObject>> find(Node node) {
    SSACFG flow = node.ir.getControlFlowGraph();
    Map<Integer, Map<AbstractObject, Integer>> entered = new HashMap<>();
    Map<AbstractObject, Integer> first = new HashMap<>();
    ofMethod(node).forEach(lock -> first.put(lock, 1));
    entered.put(flow.entry().getNumber(), first);
    Deque<ISSABasicBlock> waiting = new ArrayDeque<>();
    waiting.add(flow.entry());
    while (!waiting.isEmpty()) {
      ISSABasicBlock block = waiting.poll();
      Map<AbstractObject, Integer> before = entered.get(block.getNumber());
      Map<AbstractObject, Integer> after = after(node, block, before);
      for (ISSABasicBlock next : flow.getNormalSuccessors(block)) {
        if (meet(entered, next, after)) {
          waiting.add(next);
        }
      }
      for (ISSABasicBlock next : flow.getExceptionalSuccessors(block)) {
        // An instruction that fails has not entered, and may have left.
        if (meet(entered, next, before) | meet(entered, next, after)) {
          waiting.add(next);
        }
      }
    }
    Map<Integer, Set<AbstractObject>> held = new HashMap<>();
    entered.forEach((block, locks) -> held.put(block, Set.copyOf(locks.keySet())));
    return held;
  }

  private Map<AbstractObject, Integer> after(
      Node node, ISSABasicBlock block, Map<AbstractObject, Integer> before) {
    SSAMonitorInstruction monitor = scope.code(node).monitors.get(block.getNumber());
    if (monitor == null) {
      return before;
    }
    Map<AbstractObject, Integer> after = new HashMap<>(before);
    AbstractObject only = only(domain.monitor(node, monitor.getRef()));
    if (only != null) {
      after.merge(only, monitor.isMonitorEnter() ? 1 : -1, Integer::sum);
      after.values().removeIf(times -> times <= 0);
    } else if (!monitor.isMonitorEnter()) {
      // It may be any.
      Set<AbstractObject> left = new HashSet<>();
      domain.monitor(node, monitor.getRef()).objects().forEach(left::add);
      after.keySet().removeAll(left);
    }
    return after;
  }

  /** Whether less is held than it was before this way was known. */
  private static boolean meet(
      Map<Integer, Map<AbstractObject, Integer>> entered,
      ISSABasicBlock block,
      Map<AbstractObject, Integer> arriving) {
    Map<AbstractObject, Integer> known = entered.get(block.getNumber());
    if (known == null) {
      entered.put(block.getNumber(), new HashMap<>(arriving));
      return true;
    }
    boolean isLess = known.keySet().retainAll(arriving.keySet());
    for (Map.Entry<AbstractObject, Integer> lock : known.entrySet()) {
      int times = Math.min(lock.getValue(), arriving.get(lock.getKey()));
      isLess |= times < lock.getValue();
      lock.setValue(times);
    }
    return isLess;
  }
}

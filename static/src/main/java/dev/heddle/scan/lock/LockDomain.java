// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.dataflow.IFDS.UnorderedDomain;
import com.ibm.wala.ssa.SSAMonitorInstruction;
import com.ibm.wala.util.intset.BitVectorIntSet;
import com.ibm.wala.util.intset.IntSet;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Heap;
import dev.heddle.scan.thread.AbstractThread;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** All abstract locks, numbered. */
final class LockDomain extends UnorderedDomain<HeldLock, Point> {
  private static final long serialVersionUID = 1;

  /** The fact that control comes to a point; no lock. */
  static final int REACHED = 1;

  private static final int THIS = 1;

  private final transient Heap heap;
  private final transient LockRoots roots;
  private final transient Map<Node, BitVectorIntSet> taken = new HashMap<>();
  private final transient Map<Taking, HeldLock> firsts = new HashMap<>();
  private final transient Map<AbstractThread, BitVectorIntSet> explicit = new HashMap<>();

  private record Taking(AbstractThread thread, AbstractObject lock, boolean isShared) {}

  LockDomain(Heap heap, LockScope scope, LockRoots roots) {
    this.heap = heap;
    this.roots = roots;
    // The solver forgets ways that start with fact 0 in some cases: it stays unused.
    add(HeldLock.monitor(null, 0));
    add(HeldLock.monitor(null, REACHED));
    for (Node node : scope.nodes()) {
      addMonitors(node, scope.code(node));
      addExplicit(node, scope.code(node));
    }
  }

  private void addMonitors(Node node, LockCode code) {
    Map<HeldLock, Integer> most = new HashMap<>();
    if (node.method.isSynchronized()) {
      most.put(ofMethod(node), 1);
    }
    for (SSAMonitorInstruction monitor : code.monitors.values()) {
      if (monitor.isMonitorEnter()) {
        most.merge(monitor(node, monitor.getRef()), 1, Integer::sum);
      }
    }
    most.forEach(
        (lock, times) -> {
          HeldLock each = lock;
          for (int i = 0; i < times; i++, each = each.again()) {
            taken.computeIfAbsent(node, key -> new BitVectorIntSet()).add(add(each));
          }
        });
  }

  private void addExplicit(Node node, LockCode code) {
    for (LockCode.LockCall call : code.calls.values()) {
      if (call.operation() != LockOperation.UNLOCK) {
        addExplicit(node, call);
      }
    }
    for (LockCode.LockCall call : code.tries.values()) {
      addExplicit(node, call);
    }
  }

  private void addExplicit(Node node, LockCode.LockCall call) {
    int lock = add(explicit(node, call));
    taken.computeIfAbsent(node, key -> new BitVectorIntSet()).add(lock);
    explicit.computeIfAbsent(node.thread(), key -> new BitVectorIntSet()).add(lock);
  }

  /** The monitor of a synchronized method. */
  HeldLock ofMethod(Node node) {
    return node.method.isStatic()
        ? HeldLock.monitor(node, heap.ofClass(node.method.getDeclaringClass()))
        : HeldLock.monitor(node, THIS);
  }

  /**
   * A lock that a call takes: the same wherever a thread takes it, if it is clear which object that
   * is, since it is given back by its object as well.
   */
  HeldLock explicit(Node node, LockCode.LockCall call) {
    HeldLock lock = HeldLock.explicit(node, call);
    Set<AbstractObject> objects = roots.of(lock.objects());
    Set<Boolean> kinds = new HashSet<>();
    lock.objects().forEach(each -> kinds.add(call.isShared() || LockRoots.isReadLock(each)));
    return objects.size() != 1 || kinds.size() != 1
        ? lock
        : firsts.computeIfAbsent(
            new Taking(node.thread(), objects.iterator().next(), kinds.contains(true)),
            key -> lock);
  }

  HeldLock monitor(Node node, int value) {
    return node.ir.getSymbolTable().isStringConstant(value)
        ? HeldLock.monitor(node, heap.constant(node.ir.getSymbolTable().getStringValue(value)))
        : HeldLock.monitor(node, value);
  }

  /** The monitor of an object that some caller has entered, whoever it is. */
  int ofCallers(AbstractObject object) {
    return add(HeldLock.monitor(null, object));
  }

  /** What a fact about callers is of; null if it is none. */
  AbstractObject ofCallers(int fact) {
    HeldLock lock = getMappedObject(fact);
    return lock.isMonitor() && lock.node() == null ? lock.object() : null;
  }

  /** The locks that a node takes itself. */
  IntSet takenBy(Node node) {
    return taken.getOrDefault(node, new BitVectorIntSet());
  }

  /** The locks of a thread that may be one that a variable refers to. */
  IntSet aliases(Node node, int value) {
    Set<AbstractObject> given = roots.of(node.local(value).objects());
    BitVectorIntSet aliases = new BitVectorIntSet();
    explicit
        .getOrDefault(node.thread(), new BitVectorIntSet())
        .foreach(
            lock -> {
              if (roots.of(getMappedObject(lock).objects()).stream().anyMatch(given::contains)) {
                aliases.add(lock);
              }
            });
    return aliases;
  }
}

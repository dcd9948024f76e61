// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.dataflow.IFDS.IFlowFunctionMap;
import com.ibm.wala.dataflow.IFDS.IUnaryFlowFunction;
import com.ibm.wala.dataflow.IFDS.IdentityFlowFunction;
import com.ibm.wala.dataflow.IFDS.KillEverything;
import com.ibm.wala.ssa.SSAMonitorInstruction;
import com.ibm.wala.util.intset.BitVectorIntSet;
import com.ibm.wala.util.intset.IntSet;
import com.ibm.wala.util.intset.SparseIntSet;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * The functions of section 3.4 on the edges of a {@link Supergraph}. A fact is that a lock does not
 * protect a point: taking the lock ends it, giving the lock back makes it. Monitors go into callees
 * and past them, as a node leaves all that it has entered; explicit locks come back from callees.
 */
final class LockFlow implements IFlowFunctionMap<Point> {
  private final Supergraph supergraph;
  private final LockScope scope;
  private final LockDomain domain;
  private final Candidates candidates;
  private final OwnMonitors monitors;
  private final Map<Point, IntSet> released = new HashMap<>();

  LockFlow(
      Supergraph supergraph,
      LockScope scope,
      LockDomain domain,
      Candidates candidates,
      OwnMonitors monitors) {
    this.monitors = monitors;
    this.supergraph = supergraph;
    this.scope = scope;
    this.domain = domain;
    this.candidates = candidates;
  }

  @Override
  public IUnaryFlowFunction getNormalFlowFunction(Point from, Point to) {
    Node node = from.node();
    LockCode code = scope.code(node);
    SSAMonitorInstruction monitor = code.monitors.get(from.block());
    if (monitor != null) {
      return to.isAbrupt() ? IdentityFlowFunction.identity() : monitor(node, monitor);
    }
    LockCode.LockCall call = code.calls.get(from.block());
    if (call != null && call.operation() == LockOperation.UNLOCK) {
      return release(
          released.computeIfAbsent(from, point -> domain.aliases(node, call.receiver())));
    }
    LockCode.LockCall taken = code.taken(from.block(), to.block());
    return taken == null || to.isAbrupt() ? IdentityFlowFunction.identity() : acquire(node, taken);
  }

  private IUnaryFlowFunction acquire(Node node, LockCode.LockCall call) {
    int lock = domain.getMappedIndex(domain.explicit(node, call));
    return fact -> fact == lock ? null : SparseIntSet.singleton(fact);
  }

  private static IUnaryFlowFunction release(IntSet locks) {
    return fact -> fact == LockDomain.REACHED ? with(fact, locks) : SparseIntSet.singleton(fact);
  }

  private static IntSet with(int fact, IntSet facts) {
    BitVectorIntSet both = new BitVectorIntSet(facts);
    both.add(fact);
    return both;
  }

  /**
   * A monitor that is entered again is a lock for each time. The last that was entered is the first
   * that is left, so that facts move up and down.
   */
  private IUnaryFlowFunction monitor(Node node, SSAMonitorInstruction instruction) {
    HeldLock lock = domain.monitor(node, instruction.getRef());
    int first = domain.getMappedIndex(lock);
    if (first < 0) {
      return IdentityFlowFunction.identity();
    }
    int last = first;
    for (HeldLock each = lock.again(); domain.hasMappedIndex(each); each = each.again()) {
      last = domain.getMappedIndex(each);
    }
    return instruction.isMonitorEnter() ? enter(first, last) : leave(first, last);
  }

  private static IUnaryFlowFunction enter(int first, int last) {
    return fact -> {
      boolean isOther = fact < first || fact > last;
      return fact == last ? null : SparseIntSet.singleton(isOther ? fact : fact + 1);
    };
  }

  private static IUnaryFlowFunction leave(int first, int last) {
    return fact -> {
      if (fact == LockDomain.REACHED) {
        return SparseIntSet.pair(fact, last);
      }
      boolean isOther = fact < first || fact > last;
      return fact == first ? null : SparseIntSet.singleton(isOther ? fact : fact - 1);
    };
  }

  /** Facts go into a callee once, not once for each point that it can return to. */
  @Override
  public IUnaryFlowFunction getCallFlowFunction(Point call, Point entry, Point back) {
    if (back != null) {
      return KillEverything.singleton();
    }
    Node callee = entry.node();
    Set<AbstractObject> entered = monitors.atBlock(call.node(), call.block());
    return fact -> {
      if (fact == LockDomain.REACHED) {
        return with(fact, notHeld(callee, candidates.of(call.node()), entered));
      }
      boolean isFollowed =
          candidates.of(callee).contains(fact) && !isOwn(fact, callee) && !isEntered(fact, entered);
      return isFollowed ? SparseIntSet.singleton(fact) : null;
    };
  }

  /**
   * Locks that are not held at the entry of a node, but for those that its caller knows of.
   *
   * @param entered the objects whose monitors the caller has entered
   */
  IntSet notHeld(Node node, IntSet known, Set<AbstractObject> entered) {
    BitVectorIntSet facts = new BitVectorIntSet();
    candidates
        .of(node)
        .foreach(
            lock -> {
              boolean isHeld = known.contains(lock) || isEntered(lock, entered);
              if (isOwn(lock, node) || !isHeld) {
                facts.add(lock);
              }
            });
    if (node.method.isSynchronized()) {
      facts.remove(domain.getMappedIndex(domain.ofMethod(node)));
    }
    return facts;
  }

  private boolean isEntered(int fact, Set<AbstractObject> entered) {
    AbstractObject object = domain.ofCallers(fact);
    return object != null && entered.contains(object);
  }

  private boolean isOwn(int fact, Node node) {
    return isMonitor(fact) && domain.takenBy(node).contains(fact);
  }

  @Override
  public IUnaryFlowFunction getReturnFlowFunction(Point call, Point end, Point back) {
    return fact -> {
      boolean comesBack =
          fact == LockDomain.REACHED || !isMonitor(fact) && candidates.isWanted(fact, call.node());
      return comesBack ? SparseIntSet.singleton(fact) : null;
    };
  }

  @Override
  public IUnaryFlowFunction getCallToReturnFlowFunction(Point call, Point back) {
    return supergraph.alwaysReturns(call)
        ? fact -> isMonitor(fact) || isForeign(fact, call) ? SparseIntSet.singleton(fact) : null
        : getNormalFlowFunction(call, back);
  }

  /** Whether some callee does not take a lock, and does not follow it either. */
  private boolean isForeign(int fact, Point call) {
    Iterator<Point> called = supergraph.getCalledNodes(call);
    while (fact != LockDomain.REACHED && called.hasNext()) {
      if (!candidates.of(called.next().node()).contains(fact)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public IUnaryFlowFunction getCallNoneToReturnFlowFunction(Point call, Point back) {
    return getNormalFlowFunction(call, back);
  }

  private boolean isMonitor(int fact) {
    return fact != LockDomain.REACHED && domain.getMappedObject(fact).isMonitor();
  }
}

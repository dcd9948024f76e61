// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether a node gives back each explicit lock that it takes, and no other, on all ways. Then its
 * callers hold afterwards what they have held before.
 */
final class Balance {
  private final Node node;
  private final LockCode code;
  private final LockRoots roots;
  private final Deque<State> open = new ArrayDeque<>();
  private final Set<State> seen = new HashSet<>();

  private record State(ISSABasicBlock block, boolean isHeld) {}

  Balance(Node node, LockCode code, LockRoots roots) {
    this.node = node;
    this.code = code;
    this.roots = roots;
  }

  boolean isKept() {
    Set<Set<AbstractObject>> locks = new HashSet<>();
    code.calls.values().forEach(call -> locks.add(roots(call)));
    code.tries.values().forEach(call -> locks.add(roots(call)));
    return locks.stream().allMatch(this::isKept);
  }

  private Set<AbstractObject> roots(LockCode.LockCall call) {
    return roots.of(node.local(call.receiver()).objects());
  }

  private boolean isKept(Set<AbstractObject> lock) {
    SSACFG flow = node.ir.getControlFlowGraph();
    seen.clear();
    open.clear();
    add(flow.entry(), false);
    while (!open.isEmpty()) {
      State state = open.poll();
      ISSABasicBlock block = state.block();
      if (block.isExitBlock() && state.isHeld()) {
        return false;
      }
      LockCode.LockCall call = code.calls.get(block.getNumber());
      boolean isChange = call != null && roots(call).equals(lock);
      boolean takes = isChange && call.operation() != LockOperation.UNLOCK;
      if (isChange && takes == state.isHeld()) {
        return false;
      }
      addAll(flow.getExceptionalSuccessors(block), state.isHeld() && !isChange);
      for (ISSABasicBlock next : flow.getNormalSuccessors(block)) {
        LockCode.LockCall tried =
            code.tries.get(new LockCode.Way(block.getNumber(), next.getNumber()));
        boolean gets = takes || tried != null && roots(tried).equals(lock);
        add(next, gets || state.isHeld() && !isChange);
      }
    }
    return true;
  }

  private void addAll(Collection<ISSABasicBlock> blocks, boolean isHeld) {
    blocks.forEach(block -> add(block, isHeld));
  }

  private void add(ISSABasicBlock block, boolean isHeld) {
    State state = new State(block, isHeld);
    if (seen.add(state)) {
      open.add(state);
    }
  }
}

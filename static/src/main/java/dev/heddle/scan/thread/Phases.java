// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAConditionalBranchInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSASwitchInstruction;
import dev.heddle.scan.graph.Node;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The phases of a thread that waits at a barrier in one method. */
final class Phases {
  /** The phase before the first wait of a call, and after the last. */
  private static final int OUTSIDE = -1;

  private final Loops loops;
  private final Node node;
  private final Set<Integer> waits;
  private final Map<Node, Set<Integer>> ofNodes = new HashMap<>();
  private final boolean areInStep;

  /**
   * @param node the only one that waits; null if there are others
   */
  Phases(Node node, Set<Integer> waits, Loops loops) {
    this.loops = loops;
    this.node = node;
    this.waits = waits;
    this.areInStep = node != null && !waits.isEmpty() && isInStep();
  }

  boolean isLike(Phases other) {
    return areInStep && other.areInStep && node.method == other.node.method;
  }

  boolean areApart(Set<Integer> one, Set<Integer> other) {
    return one != null && other != null && one.stream().noneMatch(other::contains);
  }

  /** The waits that may have been the last before an instruction; null if that is not known. */
  Set<Integer> of(Node at, int instruction) {
    return at == node ? inside(instruction) : of(at, new HashSet<>());
  }

  private Set<Integer> of(Node at, Set<Node> open) {
    if (ofNodes.containsKey(at)) {
      return ofNodes.get(at);
    }
    if (!open.add(at)) {
      return Set.of();
    }
    Set<Integer> found = new HashSet<>();
    boolean isKnown = !at.callers().isEmpty();
    for (Node.Edge edge : at.callers()) {
      Set<Integer> before =
          !edge.staysInThread()
              ? null
              : edge.caller() == node ? inside(edge.instruction()) : of(edge.caller(), open);
      isKnown &= before != null;
      if (before != null) {
        found.addAll(before);
      }
    }
    Set<Integer> result = isKnown ? found : null;
    if (open.size() == 1) {
      ofNodes.put(at, result);
    }
    open.remove(at);
    return result;
  }

  /** Goes back from an instruction to the waits before it. */
  private Set<Integer> inside(int instruction) {
    SSACFG flow = node.ir.getControlFlowGraph();
    Set<Integer> found = new HashSet<>();
    Set<ISSABasicBlock> seen = new HashSet<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    ISSABasicBlock block = flow.getBlockForInstruction(instruction);
    int wait = lastWait(block, instruction - 1);
    if (wait >= 0) {
      return Set.of(wait);
    }
    open.add(block);
    while (!open.isEmpty()) {
      ISSABasicBlock each = open.poll();
      if (each.isEntryBlock()) {
        found.add(OUTSIDE);
        if (isRepeated(node, new HashSet<>())) {
          found.addAll(beforeEnd());
        }
      }
      for (ISSABasicBlock before : flow.getNormalPredecessors(each)) {
        int last = lastWait(before, before.getLastInstructionIndex());
        if (last >= 0) {
          found.add(last);
        } else if (seen.add(before)) {
          open.add(before);
        }
      }
    }
    return found;
  }

  /** Whether the thread may call a method more than once. */
  private boolean isRepeated(Node called, Set<Node> seen) {
    if (!seen.add(called) || called.callers().size() > 1) {
      return true;
    }
    for (Node.Edge edge : called.callers()) {
      if (edge.staysInThread()
          && (loops.contain(edge.caller().ir, edge.instruction())
              || isRepeated(edge.caller(), seen))) {
        return true;
      }
    }
    return false;
  }

  /** Another call of the method goes on where the last one has ended. */
  private Set<Integer> beforeEnd() {
    SSACFG flow = node.ir.getControlFlowGraph();
    Set<Integer> found = new HashSet<>();
    Set<ISSABasicBlock> seen = new HashSet<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    open.add(flow.exit());
    while (!open.isEmpty()) {
      for (ISSABasicBlock before : flow.getNormalPredecessors(open.poll())) {
        int last = lastWait(before, before.getLastInstructionIndex());
        if (last >= 0) {
          found.add(last);
        } else if (seen.add(before)) {
          open.add(before);
        }
      }
    }
    return found;
  }

  private int lastWait(ISSABasicBlock block, int from) {
    for (int i = from; i >= block.getFirstInstructionIndex() && i >= 0; i--) {
      if (waits.contains(i)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether no branch leads to different waits for what differs between threads. */
  private boolean isInStep() {
    SSACFG flow = node.ir.getControlFlowGraph();
    SameForAll same = new SameForAll(node);
    for (ISSABasicBlock block : flow) {
      Collection<ISSABasicBlock> next = flow.getNormalSuccessors(block);
      if (next.size() > 1) {
        Set<Set<Integer>> ahead = new HashSet<>();
        next.forEach(each -> ahead.add(ahead(each)));
        SSAInstruction last = node.ir.getInstructions()[block.getLastInstructionIndex()];
        boolean isBranch =
            last instanceof SSAConditionalBranchInstruction || last instanceof SSASwitchInstruction;
        if (ahead.size() > 1 && !(isBranch && same.areAll(last))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The waits that may come next from the start of a block on, or the end. */
  private Set<Integer> ahead(ISSABasicBlock start) {
    SSACFG flow = node.ir.getControlFlowGraph();
    Set<Integer> found = new HashSet<>();
    Set<ISSABasicBlock> seen = new HashSet<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    seen.add(start);
    open.add(start);
    while (!open.isEmpty()) {
      ISSABasicBlock block = open.poll();
      int wait = firstWait(block);
      if (wait >= 0 || block.isExitBlock()) {
        found.add(wait);
      } else {
        flow.getNormalSuccessors(block).stream().filter(seen::add).forEach(open::add);
      }
    }
    return found;
  }

  private int firstWait(ISSABasicBlock block) {
    for (int i = block.getFirstInstructionIndex();
        i >= 0 && i <= block.getLastInstructionIndex();
        i++) {
      if (waits.contains(i)) {
        return i;
      }
    }
    return OUTSIDE;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.shrike.shrikeBT.IConditionalBranchInstruction;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAConditionalBranchInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import com.ibm.wala.ssa.SSAMonitorInstruction;
import com.ibm.wala.ssa.SSAReturnInstruction;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The locks that are held at each instruction, on every way that leads there. */
public final class LockSets {
  private static final int THIS = 1;

  private final CallGraph graph;

  /** What is held when a method is called; a method that nobody has come to yet is missing. */
  private final Map<Node, Set<HeldLock>> entries = new HashMap<>();

  /** What a method has taken and not given back. */
  private final Map<Node, Set<HeldLock>> kept = new HashMap<>();

  /** What a method has given back that its callers had taken. */
  private final Map<Node, Set<HeldLock>> given = new HashMap<>();

  private final Map<Node, Map<Integer, Set<HeldLock>>> before = new HashMap<>();
  private final Deque<Node> waiting = new ArrayDeque<>();
  private final Set<Node> isWaiting = new HashSet<>();

  public LockSets(CallGraph graph) {
    this.graph = graph;
    findKept();
    for (Node node : graph.nodes()) {
      boolean isFirst = node.callers().stream().noneMatch(Node.Edge::staysInThread);
      if (isFirst) {
        entries.put(node, Set.of());
        await(node);
      }
    }
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      isWaiting.remove(node);
      visit(node);
    }
  }

  /** First what methods take and do not give back, whatever their callers hold. */
  private void findKept() {
    for (Node node : graph.nodes()) {
      if (takesLocks(node)) {
        await(node);
      }
    }
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      isWaiting.remove(node);
      Set<HeldLock> taken = new LinkedHashSet<>();
      Set<HeldLock> end = atEnd(node, flow(node, Set.of()));
      taken.addAll(end == null ? Set.of() : end);
      if (!taken.equals(kept.getOrDefault(node, Set.of()))) {
        kept.put(node, taken);
        for (Node.Edge edge : node.callers()) {
          if (edge.staysInThread()) {
            await(edge.caller());
          }
        }
      }
    }
  }

  private boolean takesLocks(Node node) {
    for (SSAInstruction instruction : node.ir.getInstructions()) {
      if (instruction instanceof SSAInvokeInstruction call
          && LockOperation.of(call, graph.program.hierarchy()) != LockOperation.NONE) {
        return true;
      }
    }
    return false;
  }

  private void await(Node node) {
    if (isWaiting.add(node)) {
      waiting.add(node);
    }
  }

  /** The locks at an instruction; none if nobody comes there. */
  Set<HeldLock> at(Node node, int instruction) {
    Map<Integer, Set<HeldLock>> known = before.get(node);
    return known == null ? Set.of() : known.getOrDefault(instruction, Set.of());
  }

  private void visit(Node node) {
    Set<HeldLock> start = new LinkedHashSet<>(entries.get(node));
    if (node.method.isSynchronized()) {
      start.add(
          node.method.isStatic()
              ? HeldLock.of(graph.heap.ofClass(node.method.getDeclaringClass()))
              : HeldLock.by(node, THIS, false));
    }
    Map<Integer, Set<HeldLock>> atInstructions = flow(node, start);
    before.put(node, atInstructions);
    give(node, start, atEnd(node, atInstructions));
    enterCallees(node);
  }

  /** The locks at each instruction, if these are held at the beginning. */
  private Map<Integer, Set<HeldLock>> flow(Node node, Set<HeldLock> start) {
    SSACFG flow = node.ir.getControlFlowGraph();
    Map<Integer, Set<HeldLock>> atBlocks = new HashMap<>();
    atBlocks.put(flow.entry().getNumber(), start);
    Map<Integer, Set<HeldLock>> atInstructions = new HashMap<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    open.add(flow.entry());
    while (!open.isEmpty()) {
      ISSABasicBlock block = open.poll();
      Set<HeldLock> state = new LinkedHashSet<>(atBlocks.get(block.getNumber()));
      for (int i = block.getFirstInstructionIndex();
          i >= 0 && i <= block.getLastInstructionIndex();
          i++) {
        SSAInstruction instruction = node.ir.getInstructions()[i];
        if (instruction != null) {
          atInstructions.put(i, Set.copyOf(state));
          step(node, instruction, state);
        }
      }
      Iterator<ISSABasicBlock> next = flow.getSuccNodes(block);
      while (next.hasNext()) {
        ISSABasicBlock following = next.next();
        Set<HeldLock> passed = state;
        HeldLock tried = triedLock(node, block, following);
        if (tried != null) {
          passed = new LinkedHashSet<>(state);
          passed.add(tried);
        }
        if (meet(atBlocks, following.getNumber(), passed)) {
          open.add(following);
        }
      }
    }
    return atInstructions;
  }

  /** What is held wherever the method returns normally. */
  private static Set<HeldLock> atEnd(Node node, Map<Integer, Set<HeldLock>> atInstructions) {
    SSACFG flow = node.ir.getControlFlowGraph();
    Set<HeldLock> common = null;
    for (ISSABasicBlock block : flow.getNormalPredecessors(flow.exit())) {
      int last = block.getLastInstructionIndex();
      if (last >= 0 && node.ir.getInstructions()[last] instanceof SSAReturnInstruction) {
        Set<HeldLock> held = atInstructions.getOrDefault(last, Set.of());
        if (common == null) {
          common = new LinkedHashSet<>(held);
        } else {
          common.retainAll(held);
        }
      }
    }
    return common;
  }

  private static boolean meet(
      Map<Integer, Set<HeldLock>> states, int block, Set<HeldLock> arriving) {
    Set<HeldLock> known = states.get(block);
    if (known == null) {
      states.put(block, new LinkedHashSet<>(arriving));
      return true;
    }
    return known.retainAll(arriving);
  }

  private void give(Node node, Set<HeldLock> start, Set<HeldLock> end) {
    Set<HeldLock> lost = new LinkedHashSet<>(start);
    lost.removeAll(end == null ? start : end);
    Set<HeldLock> known = given.put(node, lost);
    if (!lost.equals(known == null ? Set.of() : known)) {
      for (Node.Edge edge : node.callers()) {
        if (edge.staysInThread() && entries.containsKey(edge.caller())) {
          await(edge.caller());
        }
      }
    }
  }

  private void enterCallees(Node node) {
    for (Node.Edge edge : node.calls()) {
      if (!edge.staysInThread()) {
        continue;
      }
      Set<HeldLock> held = at(node, edge.instruction());
      Set<HeldLock> known = entries.get(edge.callee());
      if (known == null) {
        entries.put(edge.callee(), new LinkedHashSet<>(held));
        await(edge.callee());
      } else if (!held.containsAll(known)) {
        Set<HeldLock> fewer = new LinkedHashSet<>(known);
        fewer.retainAll(held);
        entries.put(edge.callee(), fewer);
        await(edge.callee());
      }
    }
  }

  private void step(Node node, SSAInstruction instruction, Set<HeldLock> state) {
    if (instruction instanceof SSAMonitorInstruction monitor) {
      HeldLock lock = monitor(node, monitor.getRef());
      while (state.contains(lock)) {
        lock = lock.again();
      }
      if (monitor.isMonitorEnter()) {
        state.add(lock);
      } else {
        state.remove(lock.before());
      }
    } else if (instruction instanceof SSAInvokeInstruction call) {
      switch (LockOperation.of(call, graph.program.hierarchy())) {
        case LOCK -> state.add(HeldLock.by(node, call.getReceiver(), false));
        case LOCK_SHARED -> state.add(HeldLock.by(node, call.getReceiver(), true));
        case UNLOCK -> release(node.local(call.getReceiver()), state);
        default -> afterCall(node, call, state);
      }
    }
  }

  private HeldLock monitor(Node node, int value) {
    if (node.ir.getSymbolTable().isStringConstant(value)) {
      return HeldLock.of(graph.heap.constant(node.ir.getSymbolTable().getStringValue(value)));
    }
    return HeldLock.by(node, value, false);
  }

  private void afterCall(Node node, SSAInvokeInstruction call, Set<HeldLock> state) {
    Set<HeldLock> common = null;
    for (Node callee : node.callees(call.iIndex())) {
      state.removeAll(given.getOrDefault(callee, Set.of()));
      Set<HeldLock> taken = kept.getOrDefault(callee, Set.of());
      if (common == null) {
        common = new LinkedHashSet<>(taken);
      } else {
        common.retainAll(taken);
      }
    }
    if (common != null) {
      state.addAll(common);
    }
  }

  private void release(Variable receiver, Set<HeldLock> state) {
    Set<AbstractObject> given = new HashSet<>();
    for (AbstractObject object : receiver.objects()) {
      addRoots(object, given);
    }
    state.removeIf(
        lock -> {
          for (AbstractObject object : lock.objects()) {
            Set<AbstractObject> roots = new HashSet<>();
            addRoots(object, roots);
            if (roots.stream().anyMatch(given::contains)) {
              return true;
            }
          }
          return false;
        });
  }

  /** The lock that a read or write lock is one side of; the lock itself if it has no sides. */
  void addRoots(AbstractObject lock, Set<AbstractObject> roots) {
    Variable backing = graph.heap.knownField(lock, Elements.BACKING);
    if (backing == null || backing.objects().isEmpty()) {
      roots.add(lock);
    } else {
      for (AbstractObject each : backing.objects()) {
        roots.add(each);
      }
    }
  }

  /** The lock that was got if control goes this way; null if none was tried. */
  private HeldLock triedLock(Node node, ISSABasicBlock block, ISSABasicBlock following) {
    int last = block.getLastInstructionIndex();
    if (last < 0
        || !(node.ir.getInstructions()[last] instanceof SSAConditionalBranchInstruction branch)
        || !(node.defUse.getDef(branch.getUse(0)) instanceof SSAInvokeInstruction call)
        || LockOperation.of(call, graph.program.hierarchy()) != LockOperation.TRY) {
      return null;
    }
    boolean isTaken = following.getFirstInstructionIndex() == branch.getTarget();
    boolean asksForFalse = branch.getOperator() == IConditionalBranchInstruction.Operator.EQ;
    boolean isRead =
        call.getDeclaredTarget().getDeclaringClass().getName().toString().endsWith("$ReadLock");
    return isTaken == asksForFalse ? null : HeldLock.by(node, call.getReceiver(), isRead);
  }
}

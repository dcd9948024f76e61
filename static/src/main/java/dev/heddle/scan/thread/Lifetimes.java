// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import com.ibm.wala.shrike.shrikeBT.IConditionalBranchInstruction;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAConditionalBranchInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import dev.heddle.scan.graph.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the starting thread can do while a thread is alive: all that control reaches after the start
 * without passing a place where the end is waited for.
 */
final class Lifetimes {
  private final Loops loops;
  private final Joins joins;
  private final Map<Key, Lifetime> known = new HashMap<>();
  private final Map<AbstractThread, List<Node>> byThread = new HashMap<>();

  private record Key(Spawn spawn, Spawn start) {}

  Lifetimes(Loops loops, Joins joins, Collection<Node> nodes) {
    this.loops = loops;
    this.joins = joins;
    for (Node node : nodes) {
      byThread.computeIfAbsent(node.thread(), key -> new ArrayList<>()).add(node);
    }
  }

  Lifetime of(Spawn spawn) {
    return of(spawn, spawn);
  }

  /**
   * The lifetime of threads that others start which were started at a place: it begins when those
   * do, and does not end with them.
   */
  Lifetime of(Spawn spawn, Spawn start) {
    Key key = new Key(spawn, start);
    Lifetime lifetime = known.get(key);
    if (lifetime == null) {
      lifetime = new Lifetime(spawn, start);
      known.put(key, lifetime);
      lifetime.find();
    }
    return lifetime;
  }

  /** The instructions of the starting thread that a thread can be alive at. */
  final class Lifetime {
    private final Spawn spawn;
    private final Spawn start;
    private final Map<Node, BitSet> instructions = new HashMap<>();
    private final Set<Object> seen = new HashSet<>();
    private final Deque<Runnable> open = new ArrayDeque<>();
    private boolean isRestarted;
    private boolean reachesEnd;

    private record Block(Node node, int block, boolean returns) {}

    Lifetime(Spawn spawn, Spawn start) {
      this.spawn = spawn;
      this.start = start;
    }

    /** Whether it can be alive when the starting thread has ended. */
    boolean reachesEnd() {
      return reachesEnd;
    }

    /** Whether it can be started again while it is alive. */
    boolean isRestarted() {
      return isRestarted;
    }

    boolean contains(Node node, int instruction) {
      BitSet within = instructions.get(node);
      return within != null && within.get(Math.max(instruction, 0));
    }

    private void find() {
      for (Node node : byThread.getOrDefault(start.parent, List.of())) {
        if (node.method == start.method) {
          ISSABasicBlock block =
              node.ir.getControlFlowGraph().getBlockForInstruction(start.instruction);
          walk(node, start.instruction + 1, block, true);
        }
      }
      while (!open.isEmpty()) {
        open.poll().run();
      }
    }

    /**
     * Follows a block from an instruction on.
     *
     * @param returns whether the thread was started in this call: what its callers do then comes
     *     after that, too
     */
    private void walk(Node node, int from, ISSABasicBlock block, boolean returns) {
      SSACFG graph = node.ir.getControlFlowGraph();
      BitSet within = instructions.computeIfAbsent(node, key -> new BitSet());
      for (int i = from; i <= block.getLastInstructionIndex() && i >= 0; i++) {
        within.set(i);
        if (node.method == start.method && i == start.instruction) {
          isRestarted = true;
        }
        if (ends(node, i)) {
          return;
        }
        boolean isOver = false;
        for (Node callee : node.callees(i)) {
          if (callee.thread() == node.thread()) {
            enter(callee);
            isOver |= contains(callee, new HashSet<>());
          }
        }
        if (isOver) {
          return;
        }
      }
      if (block.isExitBlock()) {
        if (returns) {
          leave(node);
        }
        return;
      }
      Collection<ISSABasicBlock> normal = graph.getNormalSuccessors(block);
      Iterator<ISSABasicBlock> next = graph.getSuccNodes(block);
      while (next.hasNext()) {
        ISSABasicBlock following = next.next();
        // What an exception that nobody catches leads to is not thought through.
        if (following.isExitBlock() && !normal.contains(following)) {
          continue;
        }
        if (!isForNothing(node, block, following)
            && seen.add(new Block(node, following.getNumber(), returns))
            && !isWaitingLoop(node, following)) {
          open.add(() -> walk(node, following.getFirstInstructionIndex(), following, returns));
        }
      }
    }

    /**
     * Whether a branch is for the case that there is nothing to wait at: the compiler asks, at the
     * end of a try with a resource, whether that is null before it closes it.
     */
    private boolean isForNothing(Node node, ISSABasicBlock block, ISSABasicBlock following) {
      SSAInstruction last =
          block.getLastInstructionIndex() < 0
              ? null
              : node.ir.getInstructions()[block.getLastInstructionIndex()];
      if (!joins.has(node)
          || !(last instanceof SSAConditionalBranchInstruction branch)
          || !node.ir.getSymbolTable().isNullConstant(branch.getUse(1))) {
        return false;
      }
      ISSABasicBlock target =
          node.ir.getControlFlowGraph().getBlockForInstruction(branch.getTarget());
      boolean isIfNull = branch.getOperator() == IConditionalBranchInstruction.Operator.EQ;
      return isIfNull == (following == target) && isWaitedAt(node, branch.getUse(0));
    }

    private boolean isWaitedAt(Node node, int value) {
      SSAInstruction[] all = node.ir.getInstructions();
      for (int i = 0; i < all.length; i++) {
        if (all[i] instanceof SSAInvokeInstruction call
            && !call.isStatic()
            && call.getReceiver() == value
            && ends(node, i)) {
          return true;
        }
      }
      return false;
    }

    private void enter(Node callee) {
      ISSABasicBlock entry = callee.ir.getControlFlowGraph().entry();
      if (seen.add(new Block(callee, entry.getNumber(), false))) {
        open.add(() -> walk(callee, 0, entry, false));
      }
    }

    private void leave(Node node) {
      reachesEnd |= node.callers().stream().noneMatch(Node.Edge::staysInThread);
      for (Node.Edge edge : node.callers()) {
        if (edge.staysInThread()) {
          Node caller = edge.caller();
          if (seen.add(edge)) {
            ISSABasicBlock block =
                caller.ir.getControlFlowGraph().getBlockForInstruction(edge.instruction());
            open.add(() -> walk(caller, edge.instruction() + 1, block, true));
          }
        }
      }
    }

    /** Whether the instruction waits for the end of all that may have been started. */
    private boolean ends(Node node, int instruction) {
      Joins.Join join = joins.at(node, instruction);
      return join != null && joins.awaits(join, spawn) && !isOneOfMany(node, instruction, join);
    }

    /** One wait, not in a loop, for one of many threads that were started in a loop. */
    private boolean isOneOfMany(Node node, int instruction, Joins.Join join) {
      return join.kind() == Joins.Kind.HANDLE
          && !loops.contain(node.ir, instruction)
          && join.objects().stream()
              .anyMatch(
                  each -> each.creator != null && loops.contain(each.creator.ir, each.instruction));
    }

    /** A loop that waits for one after the other waits for all, also if it seems to skip them. */
    private boolean isWaitingLoop(Node node, ISSABasicBlock header) {
      if (!joins.has(node)) {
        return false;
      }
      int spawning =
          node.method == start.method
              ? node.ir.getControlFlowGraph().getBlockForInstruction(start.instruction).getNumber()
              : -1;
      for (int i = 0; i < node.ir.getInstructions().length; i++) {
        if (node.ir.getInstructions()[i] != null && ends(node, i)) {
          int block = node.ir.getControlFlowGraph().getBlockForInstruction(i).getNumber();
          if (loops.headerOfLoopWithout(node.ir, block, spawning) == header.getNumber()) {
            return true;
          }
        }
      }
      return false;
    }

    /** Whether a method that is called, or one that it calls, waits for the end. */
    private boolean contains(Node node, Set<Node> visited) {
      if (!visited.add(node) || visited.size() > 20) {
        return false;
      }
      for (int i = 0; joins.has(node) && i < node.ir.getInstructions().length; i++) {
        if (node.ir.getInstructions()[i] != null && ends(node, i)) {
          return true;
        }
      }
      for (Node.Edge edge : node.calls()) {
        if (edge.staysInThread() && contains(edge.callee(), visited)) {
          return true;
        }
      }
      return false;
    }
  }
}

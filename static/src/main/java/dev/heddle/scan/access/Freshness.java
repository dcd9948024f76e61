// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSAArrayStoreInstruction;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAAbstractInvokeInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeDynamicInstruction;
import com.ibm.wala.ssa.SSANewInstruction;
import com.ibm.wala.ssa.SSAPutInstruction;
import dev.heddle.scan.graph.Call;
import dev.heddle.scan.graph.Node;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

/**
 * Objects that nobody but their maker can know yet: made in the method, or handed to it so, and
 * neither stored nor passed on before.
 */
public final class Freshness {
  private Freshness() {}

  /** A bit for each argument of a call that is fresh then. */
  public static int ofArguments(Call call) {
    if (call.values() == null || call.thread() != call.node().thread()) {
      return 0;
    }
    int bits = 0;
    for (int i = 0; i < Math.min(call.values().length, 31); i++) {
      if (call.argument(i) != null && isFresh(call.node(), call.value(i), call.instruction())) {
        bits |= 1 << i;
      }
    }
    return bits;
  }

  /** Whether a value is fresh when an instruction is reached. */
  public static boolean isFresh(Node node, int value, int instruction) {
    if (value <= 0) {
      return false;
    }
    boolean isParameter = node.ir.getSymbolTable().isParameter(value);
    boolean isMade = node.defUse.getDef(value) instanceof SSANewInstruction;
    if (!isMade && !(isParameter && node.context.isFresh(value - 1))) {
      return false;
    }
    Iterator<SSAInstruction> uses = node.defUse.getUses(value);
    while (uses.hasNext()) {
      SSAInstruction use = uses.next();
      if (use.iIndex() != instruction
          && publishes(use, value)
          && (use.iIndex() < 0 || comesBefore(node, use.iIndex(), instruction))) {
        return false;
      }
    }
    return true;
  }

  private static boolean publishes(SSAInstruction use, int value) {
    if (use instanceof SSAPutInstruction put) {
      return put.getVal() == value;
    }
    if (use instanceof SSAArrayStoreInstruction store) {
      return store.getValue() == value;
    }
    if (use instanceof SSAInvokeDynamicInstruction) {
      return true;
    }
    if (use instanceof SSAAbstractInvokeInstruction invoke) {
      // As the receiver it only does what its own methods do.
      int first = invoke.isStatic() ? 0 : 1;
      for (int i = first; i < invoke.getNumberOfPositionalParameters(); i++) {
        if (invoke.getUse(i) == value) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether control can come from one instruction to another. */
  static boolean comesBefore(Node node, int earlier, int later) {
    SSACFG graph = node.ir.getControlFlowGraph();
    ISSABasicBlock from = graph.getBlockForInstruction(earlier);
    ISSABasicBlock to = graph.getBlockForInstruction(later);
    if (from == to && earlier < later) {
      return true;
    }
    Set<ISSABasicBlock> seen = new HashSet<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty()) {
      Iterator<ISSABasicBlock> next = graph.getSuccNodes(open.poll());
      while (next.hasNext()) {
        ISSABasicBlock block = next.next();
        if (block == to) {
          return true;
        }
        if (seen.add(block)) {
          open.add(block);
        }
      }
    }
    return false;
  }
}

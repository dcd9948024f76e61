// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.ipa.cha.IClassHierarchy;
import com.ibm.wala.shrike.shrikeBT.IConditionalBranchInstruction;
import com.ibm.wala.ssa.DefUse;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSAConditionalBranchInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import com.ibm.wala.ssa.SSAMonitorInstruction;
import java.util.HashMap;
import java.util.Map;

/**
 * What the blocks of a method do to locks. Whatever can throw is the last instruction of its block,
 * and so is all that takes a lock or gives it back.
 */
final class LockCode {
  final Map<Integer, SSAMonitorInstruction> monitors = new HashMap<>();
  final Map<Integer, LockCall> calls = new HashMap<>();

  /** By the first block of the way on which the lock was got, the calls that tried to. */
  final Map<Way, LockCall> tries = new HashMap<>();

  /** A call that does something to its receiver. */
  record LockCall(LockOperation operation, int receiver, boolean isShared) {}

  /** From a block to the next. */
  record Way(int from, int to) {}

  LockCode(IR ir, DefUse defUse, IClassHierarchy hierarchy) {
    Map<SSAInstruction, LockCall> tried = new HashMap<>();
    for (ISSABasicBlock block : ir.getControlFlowGraph()) {
      SSAInstruction last = last(ir, block);
      if (last instanceof SSAMonitorInstruction monitor) {
        monitors.put(block.getNumber(), monitor);
      } else if (last instanceof SSAInvokeInstruction call) {
        LockOperation operation = LockOperation.of(call, hierarchy);
        LockCall found = new LockCall(operation, receiver(call), operation.isShared(call));
        if (operation == LockOperation.TRY) {
          tried.put(call, found);
        } else if (operation != LockOperation.NONE) {
          calls.put(block.getNumber(), found);
        }
      }
    }
    if (!tried.isEmpty()) {
      findTries(ir, defUse, tried);
    }
  }

  private static int receiver(SSAInvokeInstruction call) {
    return call.isStatic() ? -1 : call.getReceiver();
  }

  private static SSAInstruction last(IR ir, ISSABasicBlock block) {
    int last = block.getLastInstructionIndex();
    return last < 0 ? null : ir.getInstructions()[last];
  }

  private void findTries(IR ir, DefUse defUse, Map<SSAInstruction, LockCall> tried) {
    for (ISSABasicBlock block : ir.getControlFlowGraph()) {
      if (last(ir, block) instanceof SSAConditionalBranchInstruction branch
          && tried.containsKey(defUse.getDef(branch.getUse(0)))) {
        LockCall call = tried.get(defUse.getDef(branch.getUse(0)));
        boolean asksForFalse = branch.getOperator() == IConditionalBranchInstruction.Operator.EQ;
        for (ISSABasicBlock next : ir.getControlFlowGraph().getNormalSuccessors(block)) {
          boolean isTaken = next.getFirstInstructionIndex() == branch.getTarget();
          if (isTaken != asksForFalse) {
            tries.put(new Way(block.getNumber(), next.getNumber()), call);
          }
        }
      }
    }
  }

  /** The call by which a lock is got if control goes from a block to another; null if none. */
  LockCall taken(int from, int to) {
    LockCall call = calls.get(from);
    return call == null || call.operation() == LockOperation.UNLOCK
        ? tries.get(new Way(from, to))
        : call;
  }

  /** Whether locks can be taken for its callers, or given back that they hold. */
  boolean isExplicit() {
    return !calls.isEmpty() || !tries.isEmpty();
  }
}

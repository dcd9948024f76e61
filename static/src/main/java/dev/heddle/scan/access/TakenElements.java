// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSAAbstractInvokeInstruction;
import com.ibm.wala.ssa.SSAArrayLoadInstruction;
import com.ibm.wala.ssa.SSAArrayStoreInstruction;
import com.ibm.wala.ssa.SSABinaryOpInstruction;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAPutInstruction;
import com.ibm.wala.ssa.SymbolTable;
import dev.heddle.scan.graph.Node;
import java.util.Collection;

/**
 * Elements that are taken out of an array: read, and then replaced by null without anything in
 * between. No one else finds them there any more; if two could read at the same time, they race for
 * the element itself.
 */
public final class TakenElements {
  private final Node node;
  private final IR ir;
  private final SymbolTable symbols;

  private TakenElements(Node node) {
    this.node = node;
    this.ir = node.ir;
    this.symbols = ir.getSymbolTable();
  }

  public static boolean contain(Node node, SSAArrayLoadInstruction load) {
    return new TakenElements(node).isTaken(load);
  }

  private boolean isTaken(SSAArrayLoadInstruction load) {
    SSACFG flow = ir.getControlFlowGraph();
    ISSABasicBlock block = flow.getBlockForInstruction(load.iIndex());
    int from = load.iIndex() + 1;
    while (block != null) {
      for (int i = from; i <= block.getLastInstructionIndex(); i++) {
        SSAInstruction each = i < 0 ? null : ir.getInstructions()[i];
        if (each instanceof SSAArrayStoreInstruction store && isSameElement(load, store)) {
          return symbols.isNullConstant(store.getValue());
        }
        if (each instanceof SSAAbstractInvokeInstruction
            || each instanceof SSAPutInstruction
            || each instanceof SSAArrayStoreInstruction) {
          return false;
        }
      }
      Collection<ISSABasicBlock> next = flow.getNormalSuccessors(block);
      block = next.size() == 1 ? next.iterator().next() : null;
      from = block == null || block.isExitBlock() ? 0 : block.getFirstInstructionIndex();
    }
    return false;
  }

  private boolean isSameElement(SSAArrayLoadInstruction load, SSAArrayStoreInstruction store) {
    return isSame(load.getArrayRef(), store.getArrayRef())
        && isSame(load.getIndex(), store.getIndex());
  }

  /** Whether two values are the same, as nothing is written between what computes them. */
  private boolean isSame(int one, int other) {
    if (one == other) {
      return true;
    }
    if (symbols.isConstant(one) && symbols.isConstant(other)) {
      return symbols.getConstantValue(one) != null
          && symbols.getConstantValue(one).equals(symbols.getConstantValue(other));
    }
    SSAInstruction left = node.defUse.getDef(one);
    SSAInstruction right = node.defUse.getDef(other);
    if (left instanceof SSAGetInstruction first && right instanceof SSAGetInstruction second) {
      return first.getDeclaredField().equals(second.getDeclaredField())
          && (first.isStatic() || isSame(first.getRef(), second.getRef()));
    }
    return left instanceof SSABinaryOpInstruction first
        && right instanceof SSABinaryOpInstruction second
        && first.getOperator() == second.getOperator()
        && isSame(first.getUse(0), second.getUse(0))
        && isSame(first.getUse(1), second.getUse(1));
  }
}

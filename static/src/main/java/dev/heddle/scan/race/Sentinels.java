// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IField;
import com.ibm.wala.shrike.shrikeBT.IConditionalBranchInstruction.Operator;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSAAbstractInvokeInstruction;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAConditionalBranchInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.util.graph.dominators.Dominators;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Objects that only mark an end: who takes one compares it with the constant that refers to it, and
 * does nothing with it. A comparison keeps it away from all code that comes after its other branch.
 */
final class Sentinels {
  private final CallGraph graph;
  private final Map<AbstractObject, IField> constants = new HashMap<>();
  private final Map<IR, Dominators<ISSABasicBlock>> dominators = new IdentityHashMap<>();

  Sentinels(CallGraph graph) {
    this.graph = graph;
  }

  /** Whether the access cannot be to the object, although what it goes by may refer to it. */
  boolean keepAway(Access access, AbstractObject object) {
    AbstractObject marker = marker(object.origin);
    if (marker == null || access.thread() != access.node().thread()) {
      return false;
    }
    int value = access.baseValue();
    SSAInstruction definition = value <= 0 ? null : access.node().defUse.getDef(value);
    if (marker != object.origin) {
      value = definition instanceof SSAGetInstruction get && !get.isStatic() ? get.getRef() : -1;
    }
    return value > 0 && isKeptAway(access.node(), value, access.instruction(), marker);
  }

  /** The object itself if it is the only one that a constant refers to, or what it is part of. */
  private AbstractObject marker(AbstractObject object) {
    if (object.creator == null) {
      return null;
    }
    if (object.creator.method.isInit() && object.creator.context.container() != null) {
      AbstractObject whole = object.creator.context.container();
      return constant(whole) == null ? null : whole;
    }
    return constant(object) == null ? null : object;
  }

  private IField constant(AbstractObject object) {
    return object.creator != null && object.creator.method.isClinit()
        ? constants.computeIfAbsent(object, this::findConstant)
        : null;
  }

  private IField findConstant(AbstractObject object) {
    for (IField field : object.creator.method.getDeclaringClass().getDeclaredStaticFields()) {
      Variable cell = graph.heap.knownField(graph.heap.ofClass(field.getDeclaringClass()), field);
      if (field.isFinal()
          && cell != null
          && cell.objects().size() == 1
          && cell.objects().only() == object) {
        return field;
      }
    }
    return null;
  }

  private boolean isKeptAway(Node node, int value, int instruction, AbstractObject marker) {
    return isKeptAway(node, value, instruction, constant(marker), new HashSet<>());
  }

  private boolean isKeptAway(
      Node node, int value, int instruction, IField constant, Set<Node> seen) {
    if (isAfterComparison(node, value, instruction, constant)) {
      return true;
    }
    boolean isHandedIn = node.ir.getSymbolTable().isParameter(value) && !node.callers().isEmpty();
    if (!isHandedIn || !seen.add(node)) {
      return false;
    }
    for (Node.Edge edge : node.callers()) {
      SSAInstruction call = edge.caller().ir.getInstructions()[edge.instruction()];
      boolean is =
          edge.staysInThread()
              && call instanceof SSAAbstractInvokeInstruction invoke
              && invoke.getDeclaredTarget().getName().equals(node.method.getName())
              && value <= invoke.getNumberOfPositionalParameters()
              && isKeptAway(
                  edge.caller(), call.getUse(value - 1), edge.instruction(), constant, seen);
      if (!is) {
        return false;
      }
    }
    return true;
  }

  private boolean isAfterComparison(Node node, int value, int instruction, IField constant) {
    SSACFG flow = node.ir.getControlFlowGraph();
    ISSABasicBlock at = flow.getBlockForInstruction(instruction);
    for (ISSABasicBlock block : flow) {
      int last = block.getLastInstructionIndex();
      if (last >= 0
          && node.ir.getInstructions()[last] instanceof SSAConditionalBranchInstruction branch
          && compares(node, branch, value, constant)) {
        ISSABasicBlock other = otherWay(flow, block, branch);
        if (other != null && dominators(node.ir).isDominatedBy(at, other)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean compares(
      Node node, SSAConditionalBranchInstruction branch, int value, IField constant) {
    int other =
        branch.getUse(0) == value
            ? branch.getUse(1)
            : branch.getUse(1) == value ? branch.getUse(0) : -1;
    return other > 0
        && branch.isObjectComparison()
        && node.defUse.getDef(other) instanceof SSAGetInstruction get
        && get.isStatic()
        && graph.program.hierarchy().resolveField(get.getDeclaredField()) == constant;
  }

  /** The block that is entered only if the two differ; null if there is none. */
  private static ISSABasicBlock otherWay(
      SSACFG flow, ISSABasicBlock block, SSAConditionalBranchInstruction branch) {
    boolean isTakenIfOther = branch.getOperator() == Operator.NE;
    for (ISSABasicBlock next : flow.getNormalSuccessors(block)) {
      boolean isTaken = next.getFirstInstructionIndex() == branch.getTarget();
      Collection<ISSABasicBlock> before = flow.getNormalPredecessors(next);
      if (isTaken == isTakenIfOther && before.size() == 1) {
        return next;
      }
    }
    return null;
  }

  private Dominators<ISSABasicBlock> dominators(IR ir) {
    return dominators.computeIfAbsent(
        ir, key -> Dominators.make(key.getControlFlowGraph(), key.getControlFlowGraph().entry()));
  }
}

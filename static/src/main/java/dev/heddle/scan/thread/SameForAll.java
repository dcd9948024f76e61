// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import com.ibm.wala.classLoader.IField;
import com.ibm.wala.ssa.SSAArrayLengthInstruction;
import com.ibm.wala.ssa.SSABinaryOpInstruction;
import com.ibm.wala.ssa.SSAComparisonInstruction;
import com.ibm.wala.ssa.SSAConversionInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAPhiInstruction;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.HashMap;
import java.util.Map;

/** Values that all threads which run a method have alike: constants, and what is made of them. */
final class SameForAll {
  private final Node node;
  private final Map<Integer, Boolean> known = new HashMap<>();

  SameForAll(Node node) {
    this.node = node;
  }

  /** Whether all that an instruction uses is. */
  boolean areAll(SSAInstruction instruction) {
    for (int i = 0; i < instruction.getNumberOfUses(); i++) {
      if (!is(instruction.getUse(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean is(int value) {
    if (node.ir.getSymbolTable().isConstant(value)) {
      return true;
    }
    // What comes back to itself in a loop is the same if all else is.
    Boolean before = known.putIfAbsent(value, true);
    if (before != null) {
      return before;
    }
    boolean is = find(value);
    known.put(value, is);
    return is;
  }

  private boolean find(int value) {
    SSAInstruction definition = node.defUse.getDef(value);
    if (definition instanceof SSAGetInstruction get) {
      IField field = node.method.getClassHierarchy().resolveField(get.getDeclaredField());
      boolean isFinal = field != null && field.isFinal();
      return isFinal && (get.isStatic() || isShared(get.getRef()));
    }
    boolean isComputed =
        definition instanceof SSAPhiInstruction
            || definition instanceof SSABinaryOpInstruction
            || definition instanceof SSAComparisonInstruction
            || definition instanceof SSAConversionInstruction
            || definition instanceof SSAArrayLengthInstruction;
    return isComputed && areAll(definition);
  }

  /** Whether it is one object that all threads have. */
  private boolean isShared(int value) {
    if (node.local(value).objects().size() != 1) {
      return false;
    }
    AbstractObject only = node.local(value).objects().only();
    return !only.isView() && only.thread != node.thread();
  }
}

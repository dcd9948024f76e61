// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.classLoader.IField;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.shrike.shrikeBT.IBinaryOpInstruction;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.SSABinaryOpInstruction;
import com.ibm.wala.ssa.SSAConversionInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeDynamicInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import com.ibm.wala.ssa.SSAPhiInstruction;
import com.ibm.wala.ssa.SymbolTable;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.thread.Spawn;
import java.util.HashSet;
import java.util.Set;

/**
 * Indices that no other thread of the same place has: those that a loop over a range of numbers
 * hands to its iterations, those that a loop gives to the tasks that it starts, and what is
 * computed of them. Threads that use such indices in the same way do not meet in an array.
 */
public final class OwnIndex {
  /** Begins the shape of what is its own not for the thread but for the one that started it. */
  public static final String PARENT = "^";

  /** In the shape of what runs through a stretch of indices of its own. */
  public static final String RANGE = "range";

  /** In the shape of what begins such a stretch, but may be the same for several if it is none. */
  private static final String SHARE = "share";

  private static final int DEEPEST = 8;

  private OwnIndex() {}

  public static boolean isOwn(Node node, int value) {
    return shape(node, value) != null;
  }

  /** How the value is computed of what is the thread's own; null if it is not. */
  public static String shape(Node node, int value) {
    String shape = node.thread().isMain() ? null : new Search(node).shape(value, 0);
    return shape == null || shape.contains(SHARE) ? null : shape;
  }

  /** Looks for where a value in a node comes from. */
  private static final class Search {
    private final Node node;
    private final SymbolTable symbols;
    private final Set<Integer> phis = new HashSet<>();

    Search(Node node) {
      this.node = node;
      this.symbols = node.ir.getSymbolTable();
    }

    String shape(int value, int depth) {
      if (value <= 0 || depth > DEEPEST || symbols.isConstant(value)) {
        return null;
      }
      if (symbols.isParameter(value)) {
        return ofParameter(value - 1, depth);
      }
      SSAInstruction definition = node.defUse.getDef(value);
      if (definition instanceof SSABinaryOpInstruction operation) {
        return ofOperation(operation, depth);
      }
      if (definition instanceof SSAConversionInstruction conversion) {
        return shape(conversion.getUse(0), depth + 1);
      }
      if (definition instanceof SSAPhiInstruction phi) {
        return ofPhi(phi, depth);
      }
      if (definition instanceof SSAInvokeInstruction call) {
        String name = call.getDeclaredTarget().getName().toString();
        boolean unboxes = name.equals("intValue") || name.equals("longValue");
        boolean boxes = name.equals("valueOf") && call.isStatic();
        return unboxes || boxes ? shape(call.getUse(0), depth + 1) : null;
      }
      if (definition instanceof SSAGetInstruction get) {
        return ofField(get);
      }
      return null;
    }

    private String ofOperation(SSABinaryOpInstruction operation, int depth) {
      boolean keepsApart =
          operation.getOperator() == IBinaryOpInstruction.Operator.ADD
              || operation.getOperator() == IBinaryOpInstruction.Operator.SUB
              || operation.getOperator() == IBinaryOpInstruction.Operator.MUL;
      if (operation.getOperator() == IBinaryOpInstruction.Operator.DIV) {
        return ofShare(operation, depth);
      }
      if (!keepsApart) {
        return null;
      }
      String left = shape(operation.getUse(0), depth + 1);
      String right = shape(operation.getUse(1), depth + 1);
      if (left == null && right == null) {
        return null;
      }
      return "("
          + (left == null ? other(operation.getUse(0)) : left)
          + operation.getOperator()
          + (right == null ? other(operation.getUse(1)) : right)
          + ")";
    }

    /** So many for each thread, as in {@code length * thread / threads}. */
    private String ofShare(SSABinaryOpInstruction division, int depth) {
      boolean isOfProduct =
          node.defUse.getDef(division.getUse(0)) instanceof SSABinaryOpInstruction product
              && product.getOperator() == IBinaryOpInstruction.Operator.MUL;
      return isOfProduct && shape(division.getUse(0), depth + 1) != null ? SHARE : null;
    }

    /** A constant moves all indices alike; of anything else nothing is known. */
    private String other(int value) {
      return symbols.isConstant(value) ? String.valueOf(symbols.getConstantValue(value)) : "?";
    }

    private String ofPhi(SSAPhiInstruction phi, int depth) {
      if (!phis.add(phi.getDef())) {
        return null;
      }
      for (int i = 0; i < phi.getNumberOfUses(); i++) {
        if (shape(phi.getUse(i), depth + 1) != null) {
          return RANGE;
        }
      }
      return null;
    }

    /** What a task's constructor was given, nobody changes. */
    private String ofField(SSAGetInstruction get) {
      if (get.isStatic() || node.thread().spawn.kind != Spawn.Kind.TASK) {
        return null;
      }
      IField field = node.method.getClassHierarchy().resolveField(get.getDeclaredField());
      boolean isOfThis = get.getRef() == 1 && !node.method.isStatic();
      return field != null && field.isFinal() && isOfThis ? field.getName().toString() : null;
    }

    private String ofParameter(int index, int depth) {
      if (node.method.getName().toString().startsWith("lambda$")) {
        return ofLambda(index, depth);
      }
      String common = null;
      for (Node.Edge edge : node.callers()) {
        if (!edge.staysInThread() || edge.caller() == node) {
          return null;
        }
        SSAInstruction call = edge.caller().ir.getInstructions()[edge.instruction()];
        if (!(call instanceof SSAInvokeInstruction invoke)
            || index >= invoke.getNumberOfPositionalParameters()
            || !invoke.getDeclaredTarget().getName().equals(node.method.getName())) {
          return null;
        }
        String shape = new Search(edge.caller()).shape(invoke.getUse(index), depth + 1);
        if (shape == null) {
          return null;
        }
        common = common == null || common.equals(shape) ? shape : either(common, shape);
      }
      return common;
    }

    private static String either(String one, String other) {
      return one.contains(RANGE) && other.contains(RANGE) ? RANGE : "?";
    }

    /** Values that were captured come first, then what the library passes. */
    private String ofLambda(int index, int depth) {
      for (Node.Edge edge : node.callers()) {
        IR ir = edge.caller().ir;
        for (SSAInstruction each : ir.getInstructions()) {
          if (each instanceof SSAInvokeDynamicInstruction made && isMadeFor(made, node.method)) {
            int captured = made.getNumberOfPositionalParameters();
            if (index >= captured) {
              return isElement(edge) ? "own" : null;
            }
            return ofCaptured(edge, made.getUse(index), depth);
          }
        }
      }
      // The lambda comes from elsewhere: only what the library passes is known.
      boolean isLast = index == node.method.getNumberOfParameters() - 1;
      return isLast && !node.callers().isEmpty() && isElement(node.callers().get(0)) ? "own" : null;
    }

    private boolean isElement(Node.Edge edge) {
      return !edge.staysInThread() && node.thread().spawn.handsOutNumbers();
    }

    private String ofCaptured(Node.Edge edge, int value, int depth) {
      Node maker = edge.caller();
      if (edge.staysInThread()) {
        return new Search(maker).shape(value, depth + 1);
      }
      if (node.thread().spawn.kind == Spawn.Kind.TASK && varies(maker, value)) {
        return "captured";
      }
      String shape = maker.thread().isMain() ? null : new Search(maker).shape(value, depth + 1);
      return shape == null ? null : PARENT + shape;
    }

    /** Whether the value differs from task to task: it changes in a loop, or is handed in. */
    private static boolean varies(Node maker, int value) {
      SymbolTable symbols = maker.ir.getSymbolTable();
      if (symbols.isConstant(value)) {
        return false;
      }
      SSAInstruction definition = maker.defUse.getDef(value);
      return symbols.isParameter(value)
          || definition instanceof SSAPhiInstruction
          || definition instanceof SSABinaryOpInstruction operation
              && (varies(maker, operation.getUse(0)) || varies(maker, operation.getUse(1)));
    }

    private static boolean isMadeFor(SSAInvokeDynamicInstruction made, IMethod method) {
      try {
        int handle = made.getBootstrap().callArgumentIndex(1);
        return made.getBootstrap().isBootstrapForJavaLambdas()
            && made.getBootstrap()
                .getCP()
                .getCPHandleName(handle)
                .equals(method.getName().toString());
      } catch (com.ibm.wala.shrike.shrikeCT.InvalidClassFileException e) {
        return false;
      }
    }
  }
}

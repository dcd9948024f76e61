// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.shrike.shrikeCT.BootstrapMethodsReader.BootstrapMethod;
import com.ibm.wala.shrike.shrikeCT.ConstantPoolParser;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeDynamicInstruction;
import com.ibm.wala.ssa.SSAPhiInstruction;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.MethodReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Lambda;
import dev.heddle.scan.heap.Variable;

/** Lambdas, method references, and the concatenation of strings. */
final class DynamicCalls {
  private static final int STATIC = 6;
  private static final int SPECIAL = 7;
  private static final int CONSTRUCTOR = 8;

  private final CallGraph graph;
  private final Node node;

  DynamicCalls(CallGraph graph, Node node) {
    this.graph = graph;
    this.node = node;
  }

  void visit(SSAInvokeDynamicInstruction instruction, Call call) {
    BootstrapMethod bootstrap = instruction.getBootstrap();
    try {
      if (bootstrap.methodClass().equals("java/lang/invoke/LambdaMetafactory")) {
        makeLambda(instruction, bootstrap, call);
      } else if (bootstrap.methodClass().equals("java/lang/invoke/StringConcatFactory")) {
        for (Variable argument : call.arguments()) {
          describe(argument, call);
        }
      }
    } catch (InvalidClassFileException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whoever makes a text of an object calls its toString. */
  private void describe(Variable object, Call call) {
    if (object != null) {
      graph.callVirtually(
          call.back(node.thread(), new Variable[] {object}, null),
          MethodReference.findOrCreate(
              TypeReference.JavaLangObject, "toString", "()Ljava/lang/String;"));
    }
  }

  private void makeLambda(
      SSAInvokeDynamicInstruction instruction, BootstrapMethod bootstrap, Call call)
      throws InvalidClassFileException {
    ConstantPoolParser pool = bootstrap.getCP();
    int handle = bootstrap.callArgumentIndex(1);
    ClassLoaderReference loader = node.method.getReference().getDeclaringClass().getClassLoader();
    MethodReference target =
        MethodReference.findOrCreate(
            TypeReference.findOrCreate(loader, 'L' + pool.getCPHandleClass(handle)),
            pool.getCPHandleName(handle),
            pool.getCPHandleType(handle));
    Lambda lambda =
        new Lambda(
            instruction.getDeclaredTarget().getName().toString(),
            target,
            kind(pool.getCPHandleKind(handle)),
            call.arguments().length,
            varying(call));
    IClass type = graph.type(instruction.getDeclaredResultType());
    AbstractObject object = graph.heap.lambda(node, instruction.iIndex(), type, lambda);
    for (int i = 0; i < call.arguments().length; i++) {
      if (call.argument(i) != null) {
        graph.propagation.flow(call.argument(i), graph.heap.field(object, Captured.of(i)));
      }
    }
    graph.propagation.add(node.local(instruction.getDef()), object);
  }

  /** What is captured in a loop, or was handed to the method, is another each time. */
  private int varying(Call call) {
    int bits = 0;
    for (int i = 0; i < Math.min(call.arguments().length, 31); i++) {
      int value = call.value(i);
      boolean isThis = value == 1 && !node.method.isStatic();
      boolean isParameter = node.ir.getSymbolTable().isParameter(value);
      SSAInstruction definition = node.defUse.getDef(value);
      boolean isInLoop =
          definition != null
              && (definition instanceof SSAPhiInstruction
                  || graph.loops.contain(node.ir, definition.iIndex()));
      if (isInLoop || isParameter && !isThis) {
        bits |= 1 << i;
      }
    }
    return bits;
  }

  private static Lambda.Kind kind(int handleKind) {
    return switch (handleKind) {
      case STATIC -> Lambda.Kind.STATIC;
      case SPECIAL -> Lambda.Kind.SPECIAL;
      case CONSTRUCTOR -> Lambda.Kind.CONSTRUCTOR;
      default -> Lambda.Kind.VIRTUAL;
    };
  }
}

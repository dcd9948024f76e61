// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Turns method references to methods that mean something to the runtime into lambdas, so that there
 * is a call instruction to weave.
 */
final class MethodReferences {
  static final String FACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final String NAME = ClassLayout.PREFIX + "lambda$";
  private static final int IMPLEMENTATION = 1;
  private static final int FLAGS = 3;
  private static final int SERIALIZABLE = 1;

  private final ClassNode type;
  private final CallSiteRewriter rewriter;
  private final List<MethodNode> added = new ArrayList<>();

  MethodReferences(ClassNode type, CallSiteRewriter rewriter) {
    this.type = type;
    this.rewriter = rewriter;
  }

  void replace() {
    for (MethodNode method : type.methods) {
      int line = -1;
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof LineNumberNode number) {
          line = number.line;
        } else if (each instanceof InvokeDynamicInsnNode site && isReference(site)) {
          replace(site, line);
        }
      }
    }
    type.methods.addAll(added);
  }

  /** A lambda that can be serialised carries the name of its method, so that one must stay. */
  private boolean isReference(InvokeDynamicInsnNode site) {
    if (!site.bsm.getOwner().equals(FACTORY)
        || site.bsmArgs.length > FLAGS
            && site.bsmArgs[FLAGS] instanceof Integer flags
            && (flags & SERIALIZABLE) != 0) {
      return false;
    }
    Handle handle = (Handle) site.bsmArgs[IMPLEMENTATION];
    if (handle.getOwner().equals(type.name) || handle.getTag() == Opcodes.H_INVOKESPECIAL) {
      return false;
    }
    MethodInsnNode call = call(handle);
    if (MonitorOperations.isWait(call)
        || ArrayAccesses.isClone(call)
        || ArrayAccesses.isCopy(call)) {
      return true;
    }
    List<CallEffect> effects =
        rewriter.effects(call.owner, call.name, call.desc, call.itf, call.getOpcode());
    return effects != null && !effects.isEmpty();
  }

  private static MethodInsnNode call(Handle handle) {
    int opcode =
        switch (handle.getTag()) {
          case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
          case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
          case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
          default -> Opcodes.INVOKEVIRTUAL;
        };
    return new MethodInsnNode(
        opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
  }

  private void replace(InvokeDynamicInsnNode site, int line) {
    Handle handle = (Handle) site.bsmArgs[IMPLEMENTATION];
    MethodInsnNode call = call(handle);
    boolean isConstructor = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    Type owner = Type.getObjectType(handle.getOwner());
    List<Type> arguments = new ArrayList<>();
    if (!isConstructor && call.getOpcode() != Opcodes.INVOKESTATIC) {
      arguments.add(owner);
    }
    arguments.addAll(List.of(Type.getArgumentTypes(call.desc)));
    // The factory wants captured values to have exactly the types that the method takes.
    Type[] captured = Type.getArgumentTypes(site.desc);
    for (int i = 0; i < captured.length; i++) {
      arguments.set(i, captured[i]);
    }
    Type result = isConstructor ? owner : Type.getReturnType(call.desc);
    String descriptor = Type.getMethodDescriptor(result, arguments.toArray(new Type[0]));
    MethodNode lambda =
        new MethodNode(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            NAME + added.size(),
            descriptor,
            null,
            null);
    Label start = new Label();
    lambda.visitLabel(start);
    if (line >= 0) {
      lambda.visitLineNumber(line, start);
    }
    if (isConstructor) {
      lambda.visitTypeInsn(Opcodes.NEW, handle.getOwner());
      lambda.visitInsn(Opcodes.DUP);
    }
    int size = 0;
    for (Type argument : arguments) {
      lambda.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), size);
      size += argument.getSize();
    }
    lambda.instructions.add(call);
    lambda.visitInsn(result.getOpcode(Opcodes.IRETURN));
    lambda.maxLocals = size;
    added.add(lambda);
    boolean isInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
    site.bsmArgs[IMPLEMENTATION] =
        new Handle(Opcodes.H_INVOKESTATIC, type.name, lambda.name, descriptor, isInterface);
  }
}

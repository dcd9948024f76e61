// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The variables in which a hook finds the receiver, the arguments and the result. */
final class Variables {
  private final boolean isStatic;
  private final Type[] types;
  private final Type resultType;
  private final int[] slots;
  private final int self;
  private int end;
  private boolean hasCaller;

  private Variables(boolean isStatic, String descriptor, int first) {
    this.isStatic = isStatic;
    this.types = Type.getArgumentTypes(descriptor);
    this.resultType = Type.getReturnType(descriptor);
    this.slots = new int[types.length];
    this.self = first;
    int next = isStatic ? first : first + 1;
    for (int i = 0; i < types.length; i++) {
      slots[i] = next;
      next += types[i].getSize();
    }
    this.end = next;
  }

  /** The variables of the method itself; its result goes to the given free one. */
  static Variables ofMethod(boolean isStatic, String descriptor, int free) {
    Variables variables = new Variables(isStatic, descriptor, 0);
    variables.end = free;
    return variables;
  }

  /** Free variables that take up the receiver and the arguments of a call. */
  static Variables ofCall(boolean isStatic, String descriptor, int free) {
    return new Variables(isStatic, descriptor, free);
  }

  boolean isStatic() {
    return isStatic;
  }

  int arguments() {
    return types.length;
  }

  /** The type of an argument, counted from 1. */
  Type type(int argument) {
    return types[argument - 1];
  }

  /** The variable of an argument, counted from 1. */
  int slot(int argument) {
    return slots[argument - 1];
  }

  /** An argument, counted from 1, is found in another variable than its own. */
  void move(int argument, int slot) {
    slots[argument - 1] = slot;
  }

  Type resultType() {
    return resultType;
  }

  /** The first variable that is free, that of the result not counted. */
  int end() {
    return end + resultType.getSize();
  }

  void setCaller(boolean known) {
    hasCaller = known;
  }

  /** The receiver of the method that makes the call; null if there is none. */
  void loadCaller(MethodVisitor code) {
    if (hasCaller) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    } else {
      code.visitInsn(Opcodes.ACONST_NULL);
    }
  }

  void loadSelf(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, self);
  }

  void loadArgument(MethodVisitor code, int argument) {
    code.visitVarInsn(type(argument).getOpcode(Opcodes.ILOAD), slot(argument));
  }

  void loadResult(MethodVisitor code) {
    if (resultType != Type.VOID_TYPE) {
      code.visitVarInsn(resultType.getOpcode(Opcodes.ILOAD), end);
    }
  }

  void storeResult(MethodVisitor code) {
    if (resultType != Type.VOID_TYPE) {
      code.visitVarInsn(resultType.getOpcode(Opcodes.ISTORE), end);
    }
  }

  /** Takes receiver and arguments from the stack. */
  void storeAll(MethodVisitor code) {
    for (int i = types.length - 1; i >= 0; i--) {
      code.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), slots[i]);
    }
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ASTORE, self);
    }
  }

  /** Puts receiver and arguments onto the stack. */
  void loadAll(MethodVisitor code) {
    if (!isStatic) {
      loadSelf(code);
    }
    for (int i = 1; i <= types.length; i++) {
      loadArgument(code, i);
    }
  }

  /** Whether the arguments have no new values anywhere in the method. */
  boolean keepArguments(ClassScan.MethodScan scan) {
    for (int slot : slots) {
      if (scan.assigns(slot)) {
        return false;
      }
    }
    return true;
  }

  /** The method's variables as a frame sees them at its entry. */
  Object[] frame(String className) {
    int receiver = isStatic ? 0 : 1;
    Object[] frame = new Object[types.length + receiver];
    if (!isStatic) {
      frame[0] = className;
    }
    for (int i = 0; i < types.length; i++) {
      frame[receiver + i] = frameType(types[i]);
    }
    return frame;
  }

  static Object frameType(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> Opcodes.INTEGER;
      case Type.LONG -> Opcodes.LONG;
      case Type.FLOAT -> Opcodes.FLOAT;
      case Type.DOUBLE -> Opcodes.DOUBLE;
      default -> type.getInternalName();
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Tells of the monitors that a library method enters, leaves and waits at. */
final class MonitorHooks extends GuardedBody {
  private static final int UNKNOWN = -1;

  private final String className;
  private final boolean isStatic;
  private final boolean isSynchronized;
  private final int free;
  private final Map<Label, Label> rangeStarts = new HashMap<>();
  private int lastStored = UNKNOWN;
  private int pending = UNKNOWN;
  private boolean waits;

  /**
   * @param free the first variable that the method does not use
   */
  MonitorHooks(MethodVisitor next, int access, String className, int free) {
    super(next);
    this.className = className;
    this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
    this.isSynchronized = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
    this.free = free;
  }

  @Override
  public void visitCode() {
    mv.visitCode();
    if (isSynchronized) {
      loadOwner(mv);
      ActionWriter.call(mv, "lock");
      beginGuard();
    }
  }

  private void loadOwner(MethodVisitor code) {
    if (isStatic) {
      code.visitLdcInsn(Type.getObjectType(className));
    } else {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
  }

  @Override
  protected void beforeExit(MethodVisitor code) {
    if (isSynchronized) {
      loadOwner(code);
      ActionWriter.call(code, "unlock");
    }
  }

  @Override
  protected Object[] handlerLocals() {
    return isStatic ? new Object[0] : new Object[] {className};
  }

  @Override
  protected void beforeReturn(MethodVisitor code) {}

  /** The ranges begin a little earlier, so that a hook before their first label lies in them. */
  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
    Label rangeStart = rangeStarts.get(start);
    if (rangeStart == null) {
      rangeStart = new Label();
      rangeStarts.put(start, rangeStart);
    }
    super.visitTryCatchBlock(rangeStart, end, handler, type);
  }

  /** The first label of the range that gives the lock back may be the head of a loop. */
  @Override
  public void visitLabel(Label label) {
    Label rangeStart = rangeStarts.get(label);
    if (rangeStart != null) {
      super.visitLabel(rangeStart);
      settle();
    }
    super.visitLabel(label);
  }

  /**
   * The hook waits for the beginning of the range that gives the lock back, or if there is none for
   * the next instruction.
   */
  private void settle() {
    if (pending != UNKNOWN) {
      mv.visitVarInsn(Opcodes.ALOAD, pending);
      ActionWriter.call(mv, "lock");
      pending = UNKNOWN;
    }
  }

  @Override
  public void visitInsn(int opcode) {
    settle();
    if (opcode == Opcodes.MONITOREXIT) {
      mv.visitInsn(Opcodes.DUP);
      ActionWriter.call(mv, "unlock");
    }
    super.visitInsn(opcode);
    if (opcode == Opcodes.MONITORENTER) {
      if (lastStored == UNKNOWN) {
        throw new IllegalStateException("a monitor that no variable holds, in " + className);
      }
      pending = lastStored;
    }
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    settle();
    if (opcode == Opcodes.ASTORE) {
      lastStored = variable;
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    settle();
    if (!isWait(name, descriptor)) {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      return;
    }
    waits = true;
    Variables variables = Variables.ofCall(false, descriptor, free);
    variables.storeAll(mv);
    variables.loadSelf(mv);
    ActionWriter.call(mv, "release");
    variables.loadAll(mv);
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    variables.loadSelf(mv);
    ActionWriter.call(mv, "acquire");
  }

  static boolean isWait(String method, String descriptor) {
    return method.equals("wait") && (descriptor.equals("()V") || descriptor.equals("(J)V"));
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    settle();
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    settle();
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    settle();
    super.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitLdcInsn(Object value) {
    settle();
    super.visitLdcInsn(value);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    settle();
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    settle();
    super.visitIincInsn(variable, increment);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    endGuard();
    mv.visitMaxs(maxStack + 2, waits ? Math.max(maxLocals, free + 3) : maxLocals);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.Condition;
import java.util.HashMap;
import java.util.List;
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
  private final List<List<Condition>> conditions;
  private final ActionWriter writer;
  private final Variables self;
  private final Map<Label, Label> rangeStarts = new HashMap<>();
  private int lastStored = UNKNOWN;
  private int pending = UNKNOWN;
  private boolean waits;

  /**
   * @param free the first variable that the method does not use
   */
  MonitorHooks(
      MethodVisitor next,
      int access,
      String className,
      int free,
      HookPlan plan,
      ActionWriter writer) {
    super(next);
    this.className = className;
    this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
    this.isSynchronized = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
    this.free = free;
    this.conditions = plan.monitorConditions();
    this.writer = writer;
    this.self = Variables.ofMethod(isStatic, "()V", free);
  }

  @Override
  public void visitCode() {
    mv.visitCode();
    if (isSynchronized) {
      loadOwner(mv);
      enter(mv);
      beginGuard();
    }
  }

  private void enter(MethodVisitor code) {
    tell(code, "lock", "acquireUnlessHeld");
  }

  private void leave(MethodVisitor code) {
    tell(code, "unlock", "releaseUnlessHeld");
  }

  /**
   * Tells of the monitor on the stack. A condition may have another answer at the exit than at the
   * entry, since the code in between may close what it asks of; so nobody remembers the entry.
   */
  private void tell(MethodVisitor code, String always, String conditional) {
    if (conditions.isEmpty()) {
      ActionWriter.call(code, always);
    } else {
      writer.callIfAny(code, conditions, self, conditional);
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
      leave(code);
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
      enter(mv);
      pending = UNKNOWN;
    }
  }

  @Override
  public void visitInsn(int opcode) {
    settle();
    if (opcode == Opcodes.MONITOREXIT) {
      mv.visitInsn(Opcodes.DUP);
      leave(mv);
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
    tell(mv, "release", "releaseMonitor");
    variables.loadAll(mv);
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    variables.loadSelf(mv);
    tell(mv, "acquire", "acquireMonitor");
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
    mv.visitMaxs(
        maxStack + (conditions.isEmpty() ? 2 : 6),
        waits ? Math.max(maxLocals, free + 3) : maxLocals);
  }
}

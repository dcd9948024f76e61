// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Runs code before every exit of a method: before each return, and, from the guard's beginning on,
 * when an exception leaves the method. The returns themselves lie outside the guard, so that an
 * error there does not run the code twice.
 */
abstract class GuardedBody extends MethodVisitor {
  private final List<Label> starts = new ArrayList<>();
  private final List<Label> ends = new ArrayList<>();
  private Label start;
  private boolean empty;

  GuardedBody(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  /** What the guard undoes, at a normal or an exceptional exit. */
  protected abstract void beforeExit(MethodVisitor code);

  /** What else is done before a normal return. */
  protected abstract void beforeReturn(MethodVisitor code);

  /** What is done last at any exit. */
  protected void atLast(MethodVisitor code) {}

  /** The variables that {@link #beforeExit} needs; the handler's frame knows no others. */
  protected Object[] handlerLocals() {
    return new Object[0];
  }

  final void beginGuard() {
    start = new Label();
    empty = true;
    mv.visitLabel(start);
  }

  private void closeRange() {
    if (start != null && !empty) {
      Label end = new Label();
      mv.visitLabel(end);
      starts.add(start);
      ends.add(end);
    }
  }

  /** Writes the handler; call it when all code of the method has been visited. */
  final void endGuard() {
    closeRange();
    if (starts.isEmpty()) {
      return;
    }
    Label handler = new Label();
    for (int i = 0; i < starts.size(); i++) {
      mv.visitTryCatchBlock(starts.get(i), ends.get(i), handler, null);
    }
    mv.visitLabel(handler);
    Object[] locals = handlerLocals();
    mv.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
    beforeExit(mv);
    atLast(mv);
    mv.visitInsn(Opcodes.ATHROW);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      closeRange();
      boolean guarded = start != null;
      beforeExit(mv);
      beforeReturn(mv);
      atLast(mv);
      mv.visitInsn(opcode);
      if (guarded) {
        beginGuard();
      }
    } else {
      empty = false;
      mv.visitInsn(opcode);
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    empty = false;
    mv.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    empty = false;
    mv.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    empty = false;
    mv.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    empty = false;
    mv.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    empty = false;
    mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    empty = false;
    mv.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    empty = false;
    mv.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitLdcInsn(Object value) {
    empty = false;
    mv.visitLdcInsn(value);
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    empty = false;
    mv.visitIincInsn(variable, increment);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
    empty = false;
    mv.visitTableSwitchInsn(min, max, other, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
    empty = false;
    mv.visitLookupSwitchInsn(other, keys, labels);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    empty = false;
    mv.visitMultiANewArrayInsn(descriptor, dimensions);
  }
}

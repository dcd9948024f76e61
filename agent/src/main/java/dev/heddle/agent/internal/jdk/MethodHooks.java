// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.Action;
import dev.heddle.model.library.Condition;
import dev.heddle.model.library.MethodModel;
import dev.heddle.model.library.Operand;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Hooks at the entry and the exits of a method, and the hiding of hooks in between. */
final class MethodHooks extends GuardedBody {
  private final List<Action> entry = new ArrayList<>();
  private final List<Action> exit = new ArrayList<>();
  private final List<Action> everyExit = new ArrayList<>(0);
  private final ActionWriter writer;
  private final Variables variables;
  private final SavedArguments saved;
  private final boolean keepsArguments;
  private final String className;
  private final boolean isConstructor;
  private MethodModel failing;
  private boolean ignoringInner;
  private boolean trying;

  MethodHooks(
      MethodVisitor next,
      String className,
      boolean isConstructor,
      List<MethodModel> models,
      ActionWriter writer,
      Variables variables,
      ClassScan.MethodScan scan) {
    super(next);
    this.className = className;
    this.isConstructor = isConstructor;
    this.writer = writer;
    this.variables = variables;
    this.keepsArguments = variables.keepArguments(scan);
    for (MethodModel model : models) {
      entry.addAll(model.entry());
      exit.addAll(model.exit());
      everyExit.addAll(model.everyExit());
      ignoringInner |= model.ignoringInner();
      trying |= model.trying();
      if (model.getter() != null) {
        failing = model;
      }
    }
    this.saved = SavedArguments.of(exit, variables, scan);
  }

  @Override
  public void visitCode() {
    mv.visitCode();
    if (failing != null) {
      failEarly();
    }
    saved.save(mv);
    writer.write(mv, entry, variables);
    saved.use(variables);
    if (ignoringInner || trying || !everyExit.isEmpty()) {
      if (isConstructor) {
        throw new IllegalStateException("exits of a constructor cannot be guarded: " + className);
      }
      if (!everyExit.isEmpty() && !keepsArguments) {
        // They would not be found where the handler looks for them.
        throw new IllegalStateException("a method changes its arguments: " + className);
      }
      if (ignoringInner) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, ActionWriter.SYNC, "ignoreBegin", "()V", false);
      }
      if (trying) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, ActionWriter.SYNC, "tryBegin", "()V", false);
      }
      beginGuard();
    }
  }

  /**
   * A compare-and-set that finds another value than the expected one fails here and now, as a read:
   * had it gone on, its release would order threads that it does not order.
   */
  private void failEarly() {
    int expected = failing.expected();
    Type type = variables.type(expected);
    StringBuilder descriptor = new StringBuilder("(");
    variables.loadSelf(mv);
    for (int i = 1; i < expected; i++) {
      variables.loadArgument(mv, i);
      descriptor.append(variables.type(i).getDescriptor());
    }
    descriptor.append(')').append(type.getDescriptor());
    mv.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, className, failing.getter(), descriptor.toString(), false);
    boolean returnsValue = variables.resultType() != Type.BOOLEAN_TYPE;
    if (returnsValue) {
      variables.storeResult(mv);
      variables.loadResult(mv);
    }
    variables.loadArgument(mv, expected);
    Label goesOn = new Label();
    switch (type.getSort()) {
      case Type.LONG -> {
        mv.visitInsn(Opcodes.LCMP);
        mv.visitJumpInsn(Opcodes.IFEQ, goesOn);
      }
      case Type.OBJECT -> mv.visitJumpInsn(Opcodes.IF_ACMPEQ, goesOn);
      default -> mv.visitJumpInsn(Opcodes.IF_ICMPEQ, goesOn);
    }
    if (returnsValue) {
      variables.loadResult(mv);
    } else {
      mv.visitInsn(Opcodes.ICONST_0);
    }
    mv.visitInsn(variables.resultType().getOpcode(Opcodes.IRETURN));
    mv.visitLabel(goesOn);
    Object[] locals = variables.frame(className);
    mv.visitFrame(Opcodes.F_NEW, locals.length, locals, 0, new Object[0]);
  }

  @Override
  protected void beforeExit(MethodVisitor code) {
    if (ignoringInner) {
      code.visitMethodInsn(Opcodes.INVOKESTATIC, ActionWriter.SYNC, "ignoreEnd", "()V", false);
    }
    writer.write(code, everyExit, variables);
  }

  /** After the method's own hooks: what it has taken, it has tried. */
  @Override
  protected void atLast(MethodVisitor code) {
    if (trying) {
      code.visitMethodInsn(Opcodes.INVOKESTATIC, ActionWriter.SYNC, "tryEnd", "()V", false);
    }
  }

  @Override
  protected Object[] handlerLocals() {
    if (everyExit.isEmpty()) {
      return super.handlerLocals();
    }
    return variables.frame(className);
  }

  @Override
  protected void beforeReturn(MethodVisitor code) {
    if (exit.isEmpty()) {
      return;
    }
    boolean usesResult = usesResult();
    if (usesResult) {
      variables.storeResult(code);
    }
    writer.write(code, exit, variables);
    if (usesResult) {
      variables.loadResult(code);
    }
  }

  private boolean usesResult() {
    for (Action action : exit) {
      if (action.key().kind() == Operand.Kind.RESULT) {
        return true;
      }
      for (Condition condition : action.conditions()) {
        if (condition.operand().kind() == Operand.Kind.RESULT) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void visitFrame(int type, int locals, Object[] local, int stacks, Object[] stack) {
    saved.visitFrame(mv, type, locals, local, stacks, stack);
  }

  /** The first variable that neither the method nor its hooks use. */
  int end() {
    return Math.max(variables.end(), saved.end());
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    endGuard();
    mv.visitMaxs(maxStack + 6, Math.max(maxLocals, end()));
  }
}

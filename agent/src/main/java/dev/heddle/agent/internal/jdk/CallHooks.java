// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.MethodModel;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Hooks around the calls that a library method makes. */
final class CallHooks extends MethodVisitor {
  private final HookPlan plan;
  private final ActionWriter writer;
  private final int free;
  private final boolean hasCaller;
  private int end;

  /**
   * @param hasCaller whether the method has a receiver from its beginning on
   * @param free the first variable that the method does not use
   */
  CallHooks(MethodVisitor next, HookPlan plan, ActionWriter writer, boolean hasCaller, int free) {
    super(Opcodes.ASM9, next);
    this.plan = plan;
    this.writer = writer;
    this.free = free;
    this.hasCaller = hasCaller;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    List<MethodModel> models = plan.atCall(name, descriptor);
    if (models.isEmpty()) {
      mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      return;
    }
    Variables variables = Variables.ofCall(opcode == Opcodes.INVOKESTATIC, descriptor, free);
    variables.setCaller(hasCaller);
    end = Math.max(end, variables.end());
    variables.storeAll(mv);
    for (MethodModel model : models) {
      writer.write(mv, model.entry(), variables);
    }
    variables.loadAll(mv);
    mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    variables.storeResult(mv);
    for (MethodModel model : models) {
      writer.write(mv, model.exit(), variables);
    }
    variables.loadResult(mv);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    mv.visitMaxs(maxStack + 6, Math.max(maxLocals, end));
  }
}

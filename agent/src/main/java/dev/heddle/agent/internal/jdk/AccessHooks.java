// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.Effect;
import dev.heddle.model.library.MethodModel;
import dev.heddle.runtime.Library;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes accesses of the calls that a library method makes on objects that may be thread-unsafe. */
final class AccessHooks extends MethodVisitor {
  private static final String LIBRARY = "dev/heddle/runtime/Library";

  private final EffectLookup lookup;
  private final int free;
  private int end;

  /**
   * @param free the first variable that the method does not use
   */
  AccessHooks(MethodVisitor next, EffectLookup lookup, int free) {
    super(Opcodes.ASM9, next);
    this.lookup = lookup;
    this.free = free;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (opcode == Opcodes.INVOKEINTERFACE && accessesReceiver(owner, name, descriptor)) {
      Variables variables = Variables.ofCall(false, descriptor, free);
      end = Math.max(end, variables.end());
      variables.storeAll(mv);
      variables.loadSelf(mv);
      mv.visitLdcInsn(Library.method(name, descriptor));
      mv.visitMethodInsn(
          Opcodes.INVOKESTATIC, LIBRARY, "callInside", "(Ljava/lang/Object;I)V", false);
      variables.loadAll(mv);
    }
    mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  private boolean accessesReceiver(String owner, String name, String descriptor) {
    for (MethodModel line : lookup.ofAny(owner, name, descriptor)) {
      for (Effect effect : line.effects()) {
        if (effect.argument() == 0) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    mv.visitMaxs(maxStack + 2, Math.max(maxLocals, end));
  }
}

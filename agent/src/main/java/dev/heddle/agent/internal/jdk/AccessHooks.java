// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.MethodModel;
import dev.heddle.runtime.Library;
import java.util.List;
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
    List<MethodModel> lines =
        opcode == Opcodes.INVOKEINTERFACE ? lookup.ofAny(owner, name, descriptor) : List.of();
    if (EffectLookup.accessesReceiver(lines)) {
      Variables variables = Variables.ofCall(false, descriptor, free);
      end = Math.max(end, variables.end());
      variables.storeAll(mv);
      variables.loadSelf(mv);
      int index = EffectLookup.indexOfElement(lines, descriptor);
      if (index != 0) {
        variables.loadArgument(mv, index);
      }
      mv.visitLdcInsn(Library.method(name, descriptor, index));
      mv.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          LIBRARY,
          index == 0 ? "callInside" : "callInsideAt",
          index == 0 ? "(Ljava/lang/Object;I)V" : "(Ljava/lang/Object;II)V",
          false);
      variables.loadAll(mv);
    }
    mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    mv.visitMaxs(maxStack + 3, Math.max(maxLocals, end));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.Iterators;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Methods {@code iterator()} that give an iterator which they have not made, but keep in a field or
 * have been given: several loops may have it. Hardly any program has one. The first is seen before
 * it is called, because all classes are woven before they run.
 */
final class KeptIterators {
  static final String DESCRIPTOR = "()Ljava/util/Iterator;";

  private KeptIterators() {}

  static void lookFor(MethodNode method, AbstractInsnNode[] instructions) {
    if (!method.desc.endsWith(")Ljava/util/Iterator;") || !mayBeIterator(method)) {
      return;
    }
    AbstractInsnNode before = null;
    for (AbstractInsnNode each : instructions) {
      int opcode = each.getOpcode();
      if (opcode == Opcodes.ARETURN && before != null && isKept(before, method)) {
        Iterators.expectKept();
      }
      if (opcode >= 0 && opcode != Opcodes.CHECKCAST) {
        before = each;
      }
    }
  }

  /** A lambda may stand for an {@code Iterable}. */
  private static boolean mayBeIterator(MethodNode method) {
    return method.name.equals("iterator") && method.desc.equals(DESCRIPTOR)
        || (method.access & Opcodes.ACC_SYNTHETIC) != 0;
  }

  private static boolean isKept(AbstractInsnNode last, MethodNode method) {
    if (last instanceof VarInsnNode variable) {
      boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
      int end = (Type.getArgumentsAndReturnSizes(method.desc) >> 2) - (isStatic ? 1 : 0);
      return last.getOpcode() == Opcodes.ALOAD
          && variable.var >= (isStatic ? 0 : 1)
          && variable.var < end;
    }
    return last.getOpcode() == Opcodes.GETFIELD || last.getOpcode() == Opcodes.GETSTATIC;
  }
}

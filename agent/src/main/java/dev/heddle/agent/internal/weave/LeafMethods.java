// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods that do nothing but access plain fields of their own class, such as getters. The thread's
 * epoch and calling context stay the same all through them, so they need no more of the thread than
 * its epoch; what else there is to know, the runtime finds in the rare case that it is called.
 */
final class LeafMethods {
  private LeafMethods() {}

  static boolean include(ClassLayout layout, MethodNode method, AbstractInsnNode[] instructions) {
    boolean isOrdinary =
        (method.access & Opcodes.ACC_SYNCHRONIZED) == 0
            && !method.name.equals("<init>")
            && !method.name.equals("<clinit>")
            && !(layout.hasInitialiser && (method.access & Opcodes.ACC_STATIC) != 0);
    if (!isOrdinary) {
      return false;
    }
    for (AbstractInsnNode each : instructions) {
      if (!isHarmless(each, layout)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHarmless(AbstractInsnNode instruction, ClassLayout layout) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof MethodInsnNode call) {
      return LeafCalls.neverFails(call.owner, call.name);
    } else if (instruction instanceof FieldInsnNode access) {
      return isOwn(access, layout);
    }
    return !(instruction instanceof InvokeDynamicInsnNode)
        && !ArrayAccesses.isLoad(opcode)
        && !ArrayAccesses.isStore(opcode)
        && opcode != Opcodes.NEW
        && opcode != Opcodes.NEWARRAY
        && opcode != Opcodes.ANEWARRAY
        && opcode != Opcodes.MULTIANEWARRAY
        && opcode != Opcodes.MONITORENTER
        && opcode != Opcodes.MONITOREXIT
        && opcode != Opcodes.JSR;
  }

  private static boolean isOwn(FieldInsnNode access, ClassLayout layout) {
    FieldNode field = layout.declared(access.owner, access.name, access.desc);
    if (field == null || (field.access & Opcodes.ACC_STATIC) != 0) {
      return false;
    }
    return switch (layout.kind(field)) {
      case PLAIN -> access.name.indexOf(GroupMethod.SEPARATOR) < 0;
      case FINAL -> !ClassLayout.leadsOn(Type.getType(field.desc));
      case VOLATILE -> false;
      case IGNORED -> true;
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;

/** The small constants that instructions push. */
final class Constants {
  private Constants() {}

  /** The int that the instruction pushes; null if it is something else, or a large one. */
  static Integer value(AbstractInsnNode instruction) {
    if (instruction == null) {
      return null;
    }
    int opcode = instruction.getOpcode();
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      return opcode - Opcodes.ICONST_0;
    }
    return opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH
        ? ((IntInsnNode) instruction).operand
        : null;
  }
}

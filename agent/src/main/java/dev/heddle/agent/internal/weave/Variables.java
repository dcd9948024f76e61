// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What instructions do to local variables. */
final class Variables {
  private static final int[] NONE = {};

  private Variables() {}

  static boolean isStore(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    return opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
  }

  /** Whether the instruction pushes the int in that variable. */
  static boolean isLoadOf(AbstractInsnNode instruction, int variable) {
    return instruction instanceof VarInsnNode load
        && load.getOpcode() == Opcodes.ILOAD
        && load.var == variable;
  }

  /** The variables that have another value afterwards. */
  static int[] changedBy(AbstractInsnNode instruction) {
    if (instruction instanceof IincInsnNode increment) {
      return new int[] {increment.var};
    } else if (!isStore(instruction)) {
      return NONE;
    }
    int variable = ((VarInsnNode) instruction).var;
    boolean isWide =
        instruction.getOpcode() == Opcodes.LSTORE || instruction.getOpcode() == Opcodes.DSTORE;
    return isWide ? new int[] {variable, variable + 1} : new int[] {variable};
  }
}

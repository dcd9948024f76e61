// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Instructions that never fail, and run no other code. Those that access a field are not among
 * them: it depends on the object whether they fail.
 */
final class SureInstructions {
  private SureInstructions() {}

  static boolean include(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof LdcInsnNode constant) {
      return constant.cst instanceof Number || constant.cst instanceof String;
    } else if (instruction instanceof MethodInsnNode call) {
      return LeafCalls.neverFails(call.owner, call.name);
    } else if (opcode >= Opcodes.IDIV && opcode <= Opcodes.DREM) {
      boolean isFloating =
          opcode == Opcodes.FDIV
              || opcode == Opcodes.DDIV
              || opcode == Opcodes.FREM
              || opcode == Opcodes.DREM;
      return isFloating;
    }
    return opcode <= Opcodes.ALOAD
        || opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE
        || opcode >= Opcodes.POP && opcode <= Opcodes.DCMPG;
  }
}

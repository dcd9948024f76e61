// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** How many stack slots an instruction takes and gives. */
final class StackEffect {
  /** Two digits per opcode, taken and given; dots for those that depend on their operands. */
  private static final String TABLE =
      "00 01 01 01 01 01 01 01 01 02 02 01 01 01 02 02 01 01 .. .. .. " // constants
          + "01 02 01 02 01 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. " // loads
          + "21 22 21 22 21 21 21 21 " // array loads
          + "10 20 10 20 10 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. " // stores
          + "30 40 30 40 30 30 30 30 " // array stores
          + ".. .. .. .. .. .. .. .. .. " // pop, dup, swap
          + "21 42 21 42 21 42 21 42 21 42 21 42 21 42 21 42 21 42 21 42 " // add to rem
          + "11 22 11 22 21 32 21 32 21 32 21 42 21 42 21 42 00 " // neg, shifts, logic, iinc
          + "12 11 12 21 21 22 11 12 12 21 22 21 11 11 11 " // conversions
          + "41 21 21 41 41 " // comparisons
          + "10 10 10 10 10 10 20 20 20 20 20 20 20 20 00 01 00 10 10 " // jumps
          + "10 20 10 20 10 00 " // returns
          + ".. .. .. .. .. .. .. .. .. 01 11 11 11 10 11 11 10 10 .. .. 10 10"; // the rest

  private StackEffect() {}

  static int taken(AbstractInsnNode instruction) {
    int fixed = digit(instruction.getOpcode(), 0);
    if (fixed >= 0) {
      return fixed;
    } else if (instruction instanceof FieldInsnNode field) {
      int value = Type.getType(field.desc).getSize();
      return switch (field.getOpcode()) {
        case Opcodes.GETSTATIC -> 0;
        case Opcodes.GETFIELD -> 1;
        case Opcodes.PUTSTATIC -> value;
        default -> value + 1;
      };
    } else if (instruction instanceof MethodInsnNode call) {
      int sizes = Type.getArgumentsAndReturnSizes(call.desc) >> 2;
      return call.getOpcode() == Opcodes.INVOKESTATIC ? sizes - 1 : sizes;
    } else if (instruction instanceof InvokeDynamicInsnNode call) {
      return (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
    } else if (instruction instanceof MultiANewArrayInsnNode array) {
      return array.dims;
    }
    return 0;
  }

  static int given(AbstractInsnNode instruction) {
    int fixed = digit(instruction.getOpcode(), 1);
    if (fixed >= 0) {
      return fixed;
    } else if (instruction instanceof FieldInsnNode field) {
      boolean reads =
          field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.GETFIELD;
      return reads ? Type.getType(field.desc).getSize() : 0;
    } else if (instruction instanceof MethodInsnNode call) {
      return Type.getReturnType(call.desc).getSize();
    } else if (instruction instanceof InvokeDynamicInsnNode call) {
      return Type.getReturnType(call.desc).getSize();
    } else if (instruction instanceof LdcInsnNode constant) {
      boolean isLong = constant.cst instanceof Long || constant.cst instanceof Double;
      return isLong || constant.cst instanceof ConstantDynamic c && c.getSize() == 2 ? 2 : 1;
    }
    return 1;
  }

  private static int digit(int opcode, int which) {
    char c = TABLE.charAt(3 * opcode + which);
    return c == '.' ? -1 : c - '0';
  }
}

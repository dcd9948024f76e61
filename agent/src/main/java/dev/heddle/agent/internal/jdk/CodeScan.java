// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import org.objectweb.asm.Opcodes;

/**
 * A first look at the code of one method, straight at its bytes: most methods of a library class
 * have no hooks, and to have ASM decode them all took a third of the start-up.
 */
final class CodeScan {
  /** Length of each instruction by opcode; 0 for those whose length differs. */
  private static final byte[] LENGTHS = new byte[202];

  /** Behind the last {@code store} with an operand, those for the first four variables follow. */
  private static final int FIRST_SHORT_STORE = 59;

  private static final int LAST_SHORT_STORE = 78;
  private static final int WIDE = 196;

  static {
    lengths(0, 201, 1);
    lengths(Opcodes.BIPUSH, Opcodes.BIPUSH, 2);
    lengths(Opcodes.SIPUSH, Opcodes.SIPUSH, 3);
    lengths(Opcodes.LDC, Opcodes.LDC, 2);
    lengths(19, 20, 3); // ldc_w, ldc2_w
    lengths(Opcodes.ILOAD, Opcodes.ALOAD, 2);
    lengths(Opcodes.ISTORE, Opcodes.ASTORE, 2);
    lengths(Opcodes.IINC, Opcodes.IINC, 3);
    lengths(Opcodes.IFEQ, Opcodes.JSR, 3);
    lengths(Opcodes.RET, Opcodes.RET, 2);
    lengths(Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH, 0);
    lengths(Opcodes.GETSTATIC, Opcodes.INVOKESTATIC, 3);
    lengths(Opcodes.INVOKEINTERFACE, Opcodes.INVOKEDYNAMIC, 5);
    lengths(Opcodes.NEW, Opcodes.NEW, 3);
    lengths(Opcodes.NEWARRAY, Opcodes.NEWARRAY, 2);
    lengths(Opcodes.ANEWARRAY, Opcodes.ANEWARRAY, 3);
    lengths(Opcodes.CHECKCAST, Opcodes.INSTANCEOF, 3);
    lengths(WIDE, WIDE, 0);
    lengths(Opcodes.MULTIANEWARRAY, Opcodes.MULTIANEWARRAY, 4);
    lengths(Opcodes.IFNULL, Opcodes.IFNONNULL, 3);
    lengths(200, 201, 5); // goto_w, jsr_w
  }

  private final byte[] bytes;
  private final int start;
  private final int end;

  /**
   * @param code where the Code attribute's contents begin, with the two sizes
   */
  CodeScan(byte[] bytes, int code) {
    this.bytes = bytes;
    this.start = code + 8;
    this.end = start + intAt(code + 4);
  }

  private static void lengths(int first, int last, int length) {
    for (int opcode = first; opcode <= last; opcode++) {
      LENGTHS[opcode] = (byte) length;
    }
  }

  /** Whether a hook is to be put at one of the instructions. */
  boolean concerns(HookPoints points) {
    int position = start;
    while (position < end) {
      int opcode = bytes[position] & 0xff;
      if (opcode >= Opcodes.GETFIELD && opcode <= Opcodes.INVOKEINTERFACE) {
        if (points.concern(shortAt(position + 1))) {
          return true;
        }
      } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
        if (points.areMonitors()) {
          return true;
        }
      }
      int length = LENGTHS[opcode];
      position += length == 0 ? length(position, opcode) : length;
    }
    return false;
  }

  /** Notes which of the variables the code gives new values. */
  void assigned(boolean[] variables) {
    int position = start;
    while (position < end) {
      int opcode = bytes[position] & 0xff;
      if (isStore(opcode)) {
        variables[bytes[position + 1] & 0xff] = true;
      } else if (opcode >= FIRST_SHORT_STORE && opcode <= LAST_SHORT_STORE) {
        variables[(opcode - FIRST_SHORT_STORE) & 3] = true;
      } else if (opcode == WIDE && isStore(bytes[position + 1] & 0xff)) {
        variables[shortAt(position + 2)] = true;
      }
      int length = LENGTHS[opcode];
      position += length == 0 ? length(position, opcode) : length;
    }
  }

  private static boolean isStore(int opcode) {
    return (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) || opcode == Opcodes.IINC;
  }

  private int length(int position, int opcode) {
    if (opcode == WIDE) {
      return bytes[position + 1] == (byte) Opcodes.IINC ? 6 : 4;
    }
    int operands = 4 - ((position - start) & 3);
    int first = position + operands;
    if (opcode == Opcodes.TABLESWITCH) {
      return operands + 12 + 4 * (intAt(first + 8) - intAt(first + 4) + 1);
    }
    return operands + 8 + 8 * intAt(first + 4);
  }

  private int shortAt(int position) {
    return (bytes[position] & 0xff) << 8 | (bytes[position + 1] & 0xff);
  }

  private int intAt(int position) {
    return shortAt(position) << 16 | shortAt(position + 2);
  }
}

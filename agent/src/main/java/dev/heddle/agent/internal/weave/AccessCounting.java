// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.AccessCounts.Row;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Weaves a count before each access, whether or not the access is checked. */
final class AccessCounting {
  private static final String COUNTS = "AccessCounts";

  private final MethodBody body;

  AccessCounting(MethodBody body) {
    this.body = body;
  }

  void weave(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof FieldInsnNode access) {
      weaveField(access);
    } else if (instruction instanceof MethodInsnNode call) {
      weaveCall(call);
    } else if (ArrayAccesses.isLoad(opcode) || ArrayAccesses.isStore(opcode)) {
      boolean isReference = opcode == Opcodes.AALOAD || opcode == Opcodes.AASTORE;
      count(instruction, isReference ? Row.ARRAY_OF_REFERENCES : Row.ARRAY_OF_PRIMITIVES);
    }
  }

  private void weaveField(FieldInsnNode access) {
    if (ClassLayout.isIgnored(access.name) || ClassLayout.isPlatform(access.owner)) {
      return;
    }
    FieldNode field = body.layout.declared(access.owner, access.name, access.desc);
    if (field == null) {
      int site = body.site(access, 0);
      Code code = body.code().push(ordinary(access).ordinal()).state().push(site);
      body.before(access, code.runtime(COUNTS, "countFar", "(I" + Code.STATE_TYPE + "I)V"));
    } else if ((field.access & Opcodes.ACC_FINAL) != 0) {
      count(access, Row.FIELD_FINAL);
    } else if ((field.access & Opcodes.ACC_VOLATILE) != 0) {
      count(access, Row.FIELD_VOLATILE);
    } else {
      count(access, ordinary(access));
    }
  }

  private Row ordinary(FieldInsnNode access) {
    return switch (access.getOpcode()) {
      case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> Row.FIELD_STATIC;
      case Opcodes.GETFIELD -> isThis(0) ? Row.FIELD_THIS : Row.FIELD_OTHER;
      default -> isThis(Type.getType(access.desc).getSize()) ? Row.FIELD_THIS : Row.FIELD_OTHER;
    };
  }

  private void weaveCall(MethodInsnNode call) {
    if (ClassLayout.isPlatform(call.owner) || call.name.equals("<init>") || isArray(call)) {
      return;
    }
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      count(call, Row.METHOD_STATIC);
    } else {
      int receiver = (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
      count(call, isThis(receiver) ? Row.METHOD_THIS : Row.METHOD_OTHER);
    }
  }

  private static boolean isArray(MethodInsnNode call) {
    return call.owner.charAt(0) == '[';
  }

  private boolean isThis(int depth) {
    int value = body.values.peek(depth);
    return value == Values.THIS || value == Values.RAW_THIS;
  }

  private void count(AbstractInsnNode access, Row row) {
    body.before(access, body.code().push(row.ordinal()).runtime(COUNTS, "count", "(I)V"));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A piece of code in the making, with the runtime's names and the locals of the woven method. */
final class Code {
  static final String RUNTIME = "dev/heddle/runtime/";
  static final String STATE = RUNTIME + "ThreadState";
  static final String HISTORY = RUNTIME + "History";
  static final String CLOCK = RUNTIME + "SyncClock";
  static final String SWEEP = RUNTIME + "Sweep";
  static final String SHADOW = RUNTIME + "ArrayShadow";
  static final String FIELDS = RUNTIME + "Fields";
  static final String STATE_TYPE = "L" + STATE + ";";
  static final String HISTORY_TYPE = "L" + HISTORY + ";";
  static final String CLOCK_TYPE = "L" + CLOCK + ";";
  static final String SWEEP_TYPE = "L" + SWEEP + ";";
  static final String SHADOW_TYPE = "L" + SHADOW + ";";

  private final InsnList instructions = new InsnList();
  private final Locals locals;

  Code(Locals locals) {
    this.locals = locals;
  }

  InsnList instructions() {
    return instructions;
  }

  Code add(AbstractInsnNode instruction) {
    instructions.add(instruction);
    return this;
  }

  Code op(int opcode) {
    return add(new InsnNode(opcode));
  }

  Code variable(int opcode, int index) {
    return add(new VarInsnNode(opcode, index));
  }

  Code load(Type type, int index) {
    return variable(type.getOpcode(Opcodes.ILOAD), index);
  }

  Code store(Type type, int index) {
    return variable(type.getOpcode(Opcodes.ISTORE), index);
  }

  Code pop(Type type) {
    return op(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
  }

  Code field(int opcode, String owner, String name, String descriptor) {
    return add(new FieldInsnNode(opcode, owner, name, descriptor));
  }

  Code push(int value) {
    if (value >= -1 && value <= 5) {
      return op(Opcodes.ICONST_0 + value);
    } else if (value == (byte) value) {
      return add(new IntInsnNode(Opcodes.BIPUSH, value));
    } else if (value == (short) value) {
      return add(new IntInsnNode(Opcodes.SIPUSH, value));
    }
    return add(new LdcInsnNode(value));
  }

  Code push(long value) {
    return value == 0 ? op(Opcodes.LCONST_0) : add(new LdcInsnNode(value));
  }

  /** The state of the running thread, fetched at the method's entry. */
  Code state() {
    return variable(Opcodes.ALOAD, locals.state());
  }

  /** The epoch of the running thread, fetched at the method's entry. */
  Code epoch() {
    return variable(Opcodes.LLOAD, locals.epoch());
  }

  /** The calling context of the woven method. */
  Code context() {
    return variable(Opcodes.LLOAD, locals.context());
  }

  /** The last three arguments that most runtime methods take. */
  Code stateContextSite(int site) {
    return state().context().push(site);
  }

  /** A static method of a runtime class, named without its package. */
  Code runtime(String owner, String method, String descriptor) {
    return call(RUNTIME + owner, method, descriptor);
  }

  Code call(String owner, String method, String descriptor) {
    return add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method, descriptor, false));
  }
}

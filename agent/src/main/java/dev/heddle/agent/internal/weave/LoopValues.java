// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Follows the values in a loop from its first instruction to its last. Where ways meet, nothing is
 * assumed of the stack.
 */
final class LoopValues {
  private final ClassLayout layout;
  private final Jumps jumps;
  private final BitSet changed = new BitSet();
  private final Set<String> written = new HashSet<>();
  private boolean writesReferences;

  private final OperandStack stack = new OperandStack();

  /** By their numbers on the stack, less one. */
  private final List<LoopValue> values = new ArrayList<>();

  private final Map<AbstractInsnNode, LoopValue> accessed = new HashMap<>();

  private LoopValues(ClassLayout layout, Jumps jumps) {
    this.layout = layout;
    this.jumps = jumps;
  }

  /** The array that each read of an element takes, and the object that each read of a field. */
  static Map<AbstractInsnNode, LoopValue> accessed(
      ClassLayout layout, Jumps jumps, List<AbstractInsnNode> loop) {
    LoopValues followed = new LoopValues(layout, jumps);
    for (AbstractInsnNode each : loop) {
      followed.noteChanges(each);
    }
    for (AbstractInsnNode each : loop) {
      followed.step(each);
    }
    return followed.accessed;
  }

  private void noteChanges(AbstractInsnNode instruction) {
    for (int variable : Variables.changedBy(instruction)) {
      changed.set(variable);
    }
    if (instruction.getOpcode() == Opcodes.PUTFIELD) {
      written.add(((FieldInsnNode) instruction).name);
    }
    writesReferences |= instruction.getOpcode() == Opcodes.AASTORE;
  }

  private void step(AbstractInsnNode instruction) {
    if (instruction instanceof LabelNode label && jumps.isTarget(label)) {
      stack.clear();
    } else if (instruction.getOpcode() >= 0 && !stack.move(instruction.getOpcode())) {
      note(instruction);
      int result = number(result(instruction));
      for (int i = StackEffect.taken(instruction); i > 0; i--) {
        stack.pop();
      }
      for (int i = StackEffect.given(instruction); i > 0; i--) {
        stack.push(result);
      }
    }
  }

  private void note(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    LoopValue value = null;
    if (ArrayAccesses.isLoad(opcode)) {
      value = value(stack.peek(1));
    } else if (opcode == Opcodes.GETFIELD) {
      value = value(stack.peek(0));
    }
    if (value != null) {
      accessed.put(instruction, value);
    }
  }

  private LoopValue value(int number) {
    return number == OperandStack.UNKNOWN ? null : values.get(number - 1);
  }

  private int number(LoopValue value) {
    if (value == null) {
      return OperandStack.UNKNOWN;
    }
    values.add(value);
    return values.size();
  }

  /** Null if it may be another one in each round. */
  private LoopValue result(AbstractInsnNode instruction) {
    Integer constant = Constants.value(instruction);
    if (constant != null) {
      return new LoopValue.Constant(constant);
    }
    switch (instruction.getOpcode()) {
      case Opcodes.ALOAD, Opcodes.ILOAD:
        int variable = ((VarInsnNode) instruction).var;
        return changed.get(variable) ? null : new LoopValue.Variable(variable);
      case Opcodes.GETSTATIC:
        return staticField((FieldInsnNode) instruction);
      case Opcodes.GETFIELD:
        return field((FieldInsnNode) instruction, value(stack.peek(0)));
      case Opcodes.AALOAD:
        LoopValue array = value(stack.peek(1));
        LoopValue index = value(stack.peek(0));
        boolean isUnknown = array == null || index == null || writesReferences;
        return isUnknown ? null : new LoopValue.Element(array, index);
      default:
        return null;
    }
  }

  private LoopValue staticField(FieldInsnNode access) {
    FieldNode field = layout.declared(access.owner, access.name, access.desc);
    boolean isFinal = field != null && layout.kind(field) == ClassLayout.Kind.FINAL;
    return isFinal && !layout.isInterface && leadsOn(access)
        ? new LoopValue.StaticField(access.owner, access.name, access.desc)
        : null;
  }

  private LoopValue field(FieldInsnNode access, LoopValue object) {
    if (object == null || !leadsOn(access) || written.contains(access.name)) {
      return null;
    }
    FieldNode own = layout.declared(access.owner, access.name, access.desc);
    ClassLayout.Kind kind = own == null ? null : layout.kind(own);
    boolean isFinal = kind == ClassLayout.Kind.FINAL || layout.isFinalElsewhere(access);
    return isFinal || kind == ClassLayout.Kind.PLAIN
        ? new LoopValue.Field(object, access.owner, access.name, access.desc, isFinal)
        : null;
  }

  private static boolean leadsOn(FieldInsnNode access) {
    return ClassLayout.leadsOn(Type.getType(access.desc));
  }
}

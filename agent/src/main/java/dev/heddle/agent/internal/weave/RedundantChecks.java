// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds accesses whose check would tell nothing new.
 *
 * <p>Between two accesses to one location without a release in between, the thread's epoch is the
 * same. Whoever races with the second races with the first, if the first is a write or the second a
 * read; and whoever races with a read races with a write that is sure to follow it.
 *
 * <p>Locations are fields of the same class, static or of objects in local variables, and elements
 * of arrays in local variables at indices in local variables.
 */
final class RedundantChecks {
  private static final AbstractInsnNode[] KEPT = {};

  private final ClassLayout layout;
  private final MethodNode method;
  private final Jumps jumps;

  /** The code of the checks, as long as a write is sure to follow if it comes at all. */
  private final Map<String, AbstractInsnNode[]> read = new HashMap<>();

  private final Set<String> written = new HashSet<>();

  /** Variables whose objects were used already, so that they are not null. */
  private final Set<Integer> used = new HashSet<>();

  RedundantChecks(ClassLayout layout, MethodNode method, Jumps jumps) {
    this.layout = layout;
    this.method = method;
    this.jumps = jumps;
  }

  /** The name of a field; null for that of an object that is in no variable. */
  static String location(FieldInsnNode access, int receiver) {
    boolean isStatic =
        access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
    if (isStatic) {
      return "." + access.name;
    }
    int variable = Values.variable(receiver);
    return variable < 0 ? null : " " + variable + " ." + access.name;
  }

  /** The name of an array's element; null if the array or the index is in no variable. */
  static String location(int array, int index) {
    int first = Values.variable(array);
    int second = Values.variable(index);
    return first < 0 || second < 0 ? null : " " + first + " [ " + second + " ]";
  }

  boolean needsRead(String location) {
    return location == null
        || ObjectProtocol.countsAll()
        || !written.contains(location) && !read.containsKey(location);
  }

  boolean needsWrite(String location) {
    return location == null || ObjectProtocol.countsAll() || !written.contains(location);
  }

  void addRead(String location, Code check) {
    if (location != null) {
      read.put(location, check.instructions().toArray());
    }
  }

  /** The same for a read whose check serves other reads, too. */
  void addSharedRead(String location) {
    read.put(location, KEPT);
  }

  /** Takes back the check of a read that leads here. */
  void addWrite(String location) {
    if (location != null && written.add(location)) {
      for (AbstractInsnNode each : read.getOrDefault(location, KEPT)) {
        method.instructions.remove(each);
      }
      read.remove(location);
    }
  }

  /** Comes to one of the method's own instructions; if that fails, no write will follow. */
  void arrive(AbstractInsnNode instruction, Values values) {
    if (instruction.getOpcode() >= 0 && mayFail(instruction, values)) {
      keepReads();
    }
  }

  private void keepReads() {
    for (Map.Entry<String, AbstractInsnNode[]> each : read.entrySet()) {
      each.setValue(KEPT);
    }
  }

  private boolean mayFail(AbstractInsnNode instruction, Values values) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof FieldInsnNode access) {
      int below = opcode == Opcodes.PUTFIELD ? Type.getType(access.desc).getSize() : 0;
      return (opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD)
          && isPerhapsNull(values.peek(below));
    } else if (ArrayAccesses.isLoad(opcode)) {
      return isNew(location(values.peek(1), values.peek(0)));
    } else if (ArrayAccesses.isStore(opcode) && opcode != Opcodes.AASTORE) {
      int size = StackEffect.taken(instruction) - 2;
      return isNew(location(values.peek(1 + size), values.peek(size)));
    }
    return !SureInstructions.include(instruction);
  }

  private boolean isPerhapsNull(int receiver) {
    int variable = Values.variable(receiver);
    return receiver != Values.THIS && (variable < 0 || used.add(variable));
  }

  private boolean isNew(String location) {
    return !read.containsKey(location) && !written.contains(location);
  }

  /** Goes past one of the method's own instructions. */
  void step(AbstractInsnNode instruction) {
    if (instruction instanceof LabelNode label && jumps.isTarget(label)) {
      used.clear();
      read.clear();
      written.clear();
    } else if (mayRelease(instruction)) {
      read.clear();
      written.clear();
    } else if (Jumps.isJumpOrExit(instruction.getOpcode())) {
      keepReads();
    }
    for (int variable : Variables.changedBy(instruction)) {
      used.remove(variable);
      forget(read.keySet(), variable);
      forget(written, variable);
    }
  }

  private static void forget(Set<String> locations, int variable) {
    String name = " " + variable + " ";
    for (String location : locations.toArray(new String[0])) {
      if (location.contains(name)) {
        locations.remove(location);
      }
    }
  }

  /** Whether another thread may be let in by the instruction, or code may run that lets it in. */
  boolean mayRelease(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      return !LeafCalls.contains(call.owner, call.name, call.desc);
    } else if (instruction instanceof FieldInsnNode access) {
      FieldNode field = layout.declared(access.owner, access.name, access.desc);
      return field == null
          ? !layout.isFinalElsewhere(access)
          : layout.kind(field) == ClassLayout.Kind.VOLATILE;
    }
    return instruction instanceof InvokeDynamicInsnNode
        || instruction.getOpcode() == Opcodes.MONITORENTER
        || instruction.getOpcode() == Opcodes.MONITOREXIT
        || instruction.getOpcode() == Opcodes.NEW
        || instruction.getOpcode() == Opcodes.JSR;
  }

  /** Whether a field is read only to be computed with and written back at once. */
  boolean isWrittenNext(FieldInsnNode read) {
    AbstractInsnNode write = storeOfCopied(read, Opcodes.DUP, Type.getType(read.desc).getSize());
    return write != null && write.getOpcode() == Opcodes.PUTFIELD && isSame(read, write);
  }

  private static boolean isSame(FieldInsnNode read, AbstractInsnNode write) {
    FieldInsnNode other = (FieldInsnNode) write;
    return other.owner.equals(read.owner)
        && other.name.equals(read.name)
        && other.desc.equals(read.desc);
  }

  /** Whether an array's element is read only to be computed with and written back at once. */
  boolean isElementWrittenNext(AbstractInsnNode read) {
    int opcode = read.getOpcode();
    boolean isWide = opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD;
    AbstractInsnNode write = storeOfCopied(read, Opcodes.DUP2, isWide ? 2 : 1);
    return write != null && write.getOpcode() == opcode - Opcodes.IALOAD + Opcodes.IASTORE;
  }

  /**
   * The instruction that takes a value of the given size together with what lies below it on the
   * stack, if that is what the read took, copied just before.
   */
  private AbstractInsnNode storeOfCopied(AbstractInsnNode read, int copy, int size) {
    if (ObjectProtocol.countsAll()) {
      return null;
    }
    AbstractInsnNode previous = read.getPrevious();
    if (previous == null || previous.getOpcode() != copy) {
      return null;
    }
    int depth = size;
    AbstractInsnNode next = read.getNext();
    while (next != null) {
      int opcode = next.getOpcode();
      if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
        return null;
      }
      int taken = opcode < 0 ? 0 : StackEffect.taken(next);
      if (taken > depth) {
        return depth == size ? next : null;
      }
      if (!isPassed(next)) {
        return null;
      }
      depth += opcode < 0 ? 0 : StackEffect.given(next) - taken;
      next = next.getNext();
    }
    return null;
  }

  /** Whether the instruction is sure to lead to the next one, and to no other thread. */
  private boolean isPassed(AbstractInsnNode instruction) {
    boolean isTarget = instruction instanceof LabelNode label && jumps.isTarget(label);
    return !isTarget
        && !mayRelease(instruction)
        && !Jumps.isJumpOrExit(instruction.getOpcode())
        && (instruction.getOpcode() < 0
            || SureInstructions.include(instruction)
            || isOfThis(instruction));
  }

  private boolean isOfThis(AbstractInsnNode instruction) {
    return instruction.getOpcode() == Opcodes.GETSTATIC
        || instruction.getOpcode() == Opcodes.GETFIELD
            && (method.access & Opcodes.ACC_STATIC) == 0
            && instruction.getPrevious() instanceof VarInsnNode load
            && load.getOpcode() == Opcodes.ALOAD
            && load.var == 0;
  }
}

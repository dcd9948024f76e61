// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds accesses to plain fields of the same class whose check would tell nothing new.
 *
 * <p>Between two accesses to one field without a release in between, the thread's epoch is the
 * same. Whoever races with the second races with the first, if the first is a write or the second a
 * read. And whoever races with the read of {@code x += 1} races with its write.
 */
final class RedundantChecks {
  private final ClassLayout layout;
  private final Jumps jumps;
  private final Set<String> read = new HashSet<>();
  private final Set<String> written = new HashSet<>();

  RedundantChecks(ClassLayout layout, Jumps jumps) {
    this.layout = layout;
    this.jumps = jumps;
  }

  /** Whether an access is to be checked; if so, it counts as checked from now on. */
  boolean needs(FieldInsnNode access, int receiver, boolean isRead) {
    String location = location(access, receiver);
    if (location != null && (written.contains(location) || isRead && read.contains(location))) {
      return false;
    }
    if (isRead && isWrittenNext(access)) {
      return false;
    }
    if (location != null) {
      (isRead ? read : written).add(location);
    }
    return true;
  }

  /** Objects that are in no variable have no name that could be recognised later. */
  private static String location(FieldInsnNode access, int receiver) {
    boolean isStatic =
        access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
    if (isStatic) {
      return "." + access.name;
    }
    int variable = Values.variable(receiver);
    return variable < 0 ? null : variable + "." + access.name;
  }

  /** Goes past one of the method's own instructions. */
  void step(AbstractInsnNode instruction) {
    if (read.isEmpty() && written.isEmpty()) {
      return;
    }
    if (mayRelease(instruction)
        || instruction instanceof LabelNode label && jumps.isTarget(label)) {
      read.clear();
      written.clear();
    } else if (Coverage.isStore(instruction)) {
      String prefix = ((VarInsnNode) instruction).var + ".";
      forget(read, prefix);
      forget(written, prefix);
    }
  }

  private static void forget(Set<String> locations, String prefix) {
    for (String location : locations.toArray(new String[0])) {
      if (location.startsWith(prefix)) {
        locations.remove(location);
      }
    }
  }

  /** Whether another thread may be let in by the instruction, or code may run that lets it in. */
  private boolean mayRelease(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      return !LeafCalls.contains(call.owner, call.name, call.desc);
    } else if (instruction instanceof FieldInsnNode access) {
      FieldNode field = layout.declared(access.owner, access.name, access.desc);
      return field == null || layout.kind(field) == ClassLayout.Kind.VOLATILE;
    }
    return instruction instanceof InvokeDynamicInsnNode
        || instruction.getOpcode() == Opcodes.MONITORENTER
        || instruction.getOpcode() == Opcodes.MONITOREXIT
        || instruction.getOpcode() == Opcodes.NEW;
  }

  /** Whether the value is read only to be computed with and written back at once. */
  private boolean isWrittenNext(FieldInsnNode read) {
    if (read.getOpcode() == Opcodes.GETFIELD) {
      AbstractInsnNode write = storeOfCopied(read, Opcodes.DUP, Type.getType(read.desc).getSize());
      return write != null && write.getOpcode() == Opcodes.PUTFIELD && isSame(read, write);
    }
    AbstractInsnNode next = read.getNext();
    while (next != null && isPassed(next)) {
      if (next.getOpcode() == Opcodes.PUTSTATIC && isSame(read, next)) {
        return true;
      }
      next = next.getNext();
    }
    return false;
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
    AbstractInsnNode previous = read.getPrevious();
    if (previous == null || previous.getOpcode() != copy) {
      return null;
    }
    int depth = size;
    AbstractInsnNode next = read.getNext();
    while (next != null && isPassed(next)) {
      int opcode = next.getOpcode();
      if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
        return null;
      } else if (opcode >= 0) {
        int taken = StackEffect.taken(next);
        if (taken > depth) {
          return depth == size ? next : null;
        }
        depth += StackEffect.given(next) - taken;
      }
      next = next.getNext();
    }
    return null;
  }

  /** Whether the instruction leads to the next one, and to no other thread. */
  private boolean isPassed(AbstractInsnNode instruction) {
    boolean isTarget = instruction instanceof LabelNode label && jumps.isTarget(label);
    return !isTarget && !mayRelease(instruction) && !Jumps.isJumpOrExit(instruction.getOpcode());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Code that is over at once: nothing in it waits, repeats itself or calls other code. Another
 * thread can come in the middle of it only by being there at the same instant.
 */
final class BriefMethods {
  private BriefMethods() {}

  /**
   * Whether all the method's own instructions are such code.
   *
   * @param owner the method's class
   * @param after the instruction that they come after; null if they are all there are
   */
  static boolean include(AbstractInsnNode[] instructions, String owner, AbstractInsnNode after) {
    Set<LabelNode> passed = new HashSet<>();
    int first = after == null ? 0 : Arrays.asList(instructions).indexOf(after) + 1;
    for (int i = first; i < instructions.length; i++) {
      AbstractInsnNode each = instructions[i];
      if (each instanceof LabelNode label) {
        passed.add(label);
      } else if (!isBrief(each, owner) || goesBack(each, passed)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBrief(AbstractInsnNode instruction, String owner) {
    if (instruction instanceof MethodInsnNode call) {
      return LeafCalls.neverFails(call.owner, call.name);
    } else if (instruction instanceof FieldInsnNode access) {
      boolean isStatic =
          access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
      return !isStatic || access.owner.equals(owner);
    } else if (instruction instanceof LdcInsnNode constant) {
      return constant.cst instanceof Number || constant.cst instanceof String;
    }
    return switch (instruction.getOpcode()) {
      case Opcodes.INVOKEDYNAMIC,
          Opcodes.NEW,
          Opcodes.NEWARRAY,
          Opcodes.ANEWARRAY,
          Opcodes.MULTIANEWARRAY,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT,
          Opcodes.JSR,
          Opcodes.RET ->
          false;
      default -> true;
    };
  }

  private static boolean goesBack(AbstractInsnNode instruction, Set<LabelNode> passed) {
    if (instruction instanceof JumpInsnNode jump) {
      return passed.contains(jump.label);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      return passed.contains(table.dflt) || !Collections.disjoint(passed, table.labels);
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      return passed.contains(lookup.dflt) || !Collections.disjoint(passed, lookup.labels);
    }
    return false;
  }
}

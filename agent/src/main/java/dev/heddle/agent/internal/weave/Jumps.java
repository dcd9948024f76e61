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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Where control can enter other than from the instruction before. */
final class Jumps {
  private final Map<LabelNode, Integer> positions = new HashMap<>();
  private final Set<LabelNode> targets = new HashSet<>();
  private final Set<LabelNode> backward = new HashSet<>();
  private final Set<LabelNode> handlers = new HashSet<>();
  private final BitSet loops = new BitSet();
  private boolean hasSubroutines;

  Jumps(MethodNode method, AbstractInsnNode[] instructions) {
    if (hasJumps(instructions)) {
      addJumps(instructions);
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.add(block.handler);
      targets.add(block.handler);
    }
  }

  boolean hasLoops() {
    return !backward.isEmpty();
  }

  /** Whether there are subroutines, as compilers before Java 6 made them. */
  boolean hasSubroutines() {
    return hasSubroutines;
  }

  /** The number of the instruction that a jump's label is; labels without jumps have none. */
  int position(LabelNode label) {
    return positions.get(label);
  }

  /** Where the instruction may jump to. */
  static List<LabelNode> targets(AbstractInsnNode instruction) {
    if (instruction instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      return targets(table.dflt, table.labels);
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      return targets(lookup.dflt, lookup.labels);
    }
    return List.of();
  }

  private static List<LabelNode> targets(LabelNode other, List<LabelNode> labels) {
    List<LabelNode> targets = new ArrayList<>(labels);
    targets.add(other);
    return targets;
  }

  /** Whether control never goes on at the next instruction. */
  static boolean leavesAlways(int opcode) {
    return opcode == Opcodes.GOTO
        || opcode >= Opcodes.RET && opcode <= Opcodes.RETURN
        || opcode == Opcodes.ATHROW;
  }

  private static boolean hasJumps(AbstractInsnNode[] instructions) {
    for (AbstractInsnNode each : instructions) {
      if (each instanceof JumpInsnNode
          || each instanceof TableSwitchInsnNode
          || each instanceof LookupSwitchInsnNode) {
        return true;
      }
    }
    return false;
  }

  private void addJumps(AbstractInsnNode[] instructions) {
    for (int i = 0; i < instructions.length; i++) {
      if (instructions[i] instanceof LabelNode label) {
        positions.put(label, i);
      }
    }
    for (int i = 0; i < instructions.length; i++) {
      hasSubroutines |= instructions[i].getOpcode() == Opcodes.JSR;
      for (LabelNode target : targets(instructions[i])) {
        add(i, target);
      }
    }
  }

  private void add(int from, LabelNode label) {
    targets.add(label);
    if (positions.get(label) <= from) {
      backward.add(label);
      loops.set(positions.get(label), from + 1);
    }
  }

  /** Whether control may go on elsewhere than at the next instruction, exceptions aside. */
  static boolean isJumpOrExit(int opcode) {
    return opcode >= Opcodes.IFEQ && opcode <= Opcodes.RETURN
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL;
  }

  boolean isTarget(LabelNode label) {
    return targets.contains(label);
  }

  boolean isBackwardTarget(LabelNode label) {
    return backward.contains(label);
  }

  /** Whether a jump leads from behind the instruction with that number to before it. */
  boolean isInLoop(int position) {
    return loops.get(position);
  }

  boolean isHandler(LabelNode label) {
    return handlers.contains(label);
  }
}

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
  private final List<TryCatchBlockNode> ranges;

  /** Labels gone past. */
  private final Set<LabelNode> passed = new HashSet<>();

  /** Labels not reached yet to which control may have gone already. */
  private final Set<LabelNode> ahead = new HashSet<>();

  Jumps(MethodNode method, AbstractInsnNode[] instructions) {
    if (hasJumps(instructions)) {
      addJumps(instructions);
    }
    this.ranges = method.tryCatchBlocks;
    for (TryCatchBlockNode block : ranges) {
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

  /** Whether control may come to the instruction with that number from the one before. */
  static boolean isReachedFromBefore(AbstractInsnNode[] instructions, int position) {
    for (int i = position - 1; i >= 0; i--) {
      if (instructions[i].getOpcode() >= 0) {
        return !leavesAlways(instructions[i].getOpcode());
      }
    }
    return true;
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

  /** Goes past one of the method's own instructions. */
  void step(AbstractInsnNode instruction) {
    if (instruction instanceof LabelNode label) {
      passed.add(label);
      ahead.remove(label);
      for (TryCatchBlockNode block : ranges) {
        if (block.start == label) {
          addAhead(block.handler);
        }
      }
    } else {
      for (LabelNode label : targets(instruction)) {
        addAhead(label);
      }
    }
  }

  private void addAhead(LabelNode label) {
    if (!passed.contains(label)) {
      ahead.add(label);
    }
  }

  /** Whether there is a way from the method's entry past the present instruction. */
  boolean isPassable() {
    return !ahead.isEmpty();
  }
}

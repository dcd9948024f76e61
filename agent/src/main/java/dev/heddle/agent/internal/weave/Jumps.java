// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
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
      for (LabelNode label : targetsOf(instructions[i])) {
        add(i, label);
      }
    }
  }

  private static List<LabelNode> targetsOf(AbstractInsnNode instruction) {
    if (instruction instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      return with(table.labels, table.dflt);
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      return with(lookup.labels, lookup.dflt);
    }
    return List.of();
  }

  private static List<LabelNode> with(List<LabelNode> labels, LabelNode other) {
    List<LabelNode> all = new ArrayList<>(labels);
    all.add(other);
    return all;
  }

  private void add(int from, LabelNode label) {
    targets.add(label);
    if (positions.get(label) <= from) {
      backward.add(label);
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
      for (LabelNode label : targetsOf(instruction)) {
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

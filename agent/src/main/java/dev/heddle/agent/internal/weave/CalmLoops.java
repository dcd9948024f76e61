// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Finds the innermost loops of a method in which nothing lets another thread in. */
final class CalmLoops {
  private final AbstractInsnNode[] instructions;
  private final Jumps jumps;
  private final RedundantChecks releases;
  private final List<CalmLoop> loops = new ArrayList<>();

  private CalmLoops(AbstractInsnNode[] instructions, Jumps jumps, RedundantChecks releases) {
    this.instructions = instructions;
    this.jumps = jumps;
    this.releases = releases;
  }

  static CalmLoops none() {
    return new CalmLoops(new AbstractInsnNode[0], null, null);
  }

  /** Of a method that is no constructor: there, final fields may still change. */
  static CalmLoops of(
      ClassLayout layout, AbstractInsnNode[] instructions, Jumps jumps, RedundantChecks releases) {
    CalmLoops found = new CalmLoops(instructions, jumps, releases);
    if (layout.hasFrames && jumps.hasLoops() && !jumps.hasSubroutines()) {
      for (int head = 0; head < instructions.length; head++) {
        if (instructions[head] instanceof LabelNode label && jumps.isBackwardTarget(label)) {
          found.add(layout, head, found.lastJumpTo(head));
        }
      }
    }
    return found;
  }

  /** The loop that an instruction is in; null if it is in none of these. */
  CalmLoop around(int position) {
    for (CalmLoop loop : loops) {
      if (loop.contains(position)) {
        return loop;
      }
    }
    return null;
  }

  List<CalmLoop> all() {
    return loops;
  }

  private int lastJumpTo(int head) {
    int last = head;
    for (int position = head; position < instructions.length; position++) {
      for (LabelNode target : Jumps.targets(instructions[position])) {
        last = jumps.position(target) == head ? position : last;
      }
    }
    return last;
  }

  private void add(ClassLayout layout, int head, int back) {
    FrameNode frame = LoopRanges.frame((LabelNode) instructions[head]);
    if (frame == null || !frame.stack.isEmpty() || !isEnteredAtHeadOnly(head, back)) {
      return;
    }
    for (int position = head; position <= back; position++) {
      if (!isCalm(instructions[position]) || hasLoopInside(position, head)) {
        return;
      }
    }
    List<AbstractInsnNode> loop = Arrays.asList(instructions).subList(head, back + 1);
    loops.add(new CalmLoop(head, back, LoopValues.accessed(layout, jumps, loop)));
  }

  private boolean isEnteredAtHeadOnly(int head, int back) {
    if (!Jumps.isReachedFromBefore(instructions, head)) {
      return false;
    }
    for (int position = 0; position < instructions.length; position++) {
      boolean isInside = position >= head && position <= back;
      for (LabelNode target : Jumps.targets(instructions[position])) {
        int to = jumps.position(target);
        if (!isInside && to >= head && to <= back) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean hasLoopInside(int position, int head) {
    for (LabelNode target : Jumps.targets(instructions[position])) {
      int to = jumps.position(target);
      if (to > head && to <= position) {
        return true;
      }
    }
    return false;
  }

  /** Whether the thread stays in the loop, or leaves it, and no other code runs. */
  private boolean isCalm(AbstractInsnNode instruction) {
    boolean isHandler = instruction instanceof LabelNode label && jumps.isHandler(label);
    return !isHandler && !releases.mayRelease(instruction) && !mayLoadClass(instruction);
  }

  /** The program's class loaders may do anything. */
  private static boolean mayLoadClass(AbstractInsnNode instruction) {
    return switch (instruction.getOpcode()) {
      case Opcodes.CHECKCAST, Opcodes.INSTANCEOF, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> true;
      case Opcodes.LDC -> !SureInstructions.include((LdcInsnNode) instruction);
      default -> false;
    };
  }
}

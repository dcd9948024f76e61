// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** Finds the loops of a method whose accesses to arrays can be told at their end. */
final class CountedLoops {
  /** Larger steps are rare, and make many runs of elements. */
  private static final int LARGEST_STEP = 32;

  private final boolean hasFrames;
  private final AbstractInsnNode[] instructions;
  private final Jumps jumps;
  private final RedundantChecks releases;
  private final List<CountedLoop> loops = new ArrayList<>();

  CountedLoops(
      boolean hasFrames, AbstractInsnNode[] instructions, Jumps jumps, RedundantChecks releases) {
    this.hasFrames = hasFrames;
    this.instructions = instructions;
    this.jumps = jumps;
    this.releases = releases;
    if (jumps.hasLoops() && !jumps.hasSubroutines() && !ObjectProtocol.countsAll()) {
      for (int position = 0; position < instructions.length; position++) {
        if (instructions[position] instanceof JumpInsnNode jump
            && jumps.position(jump.label) <= position) {
          add(jumps.position(jump.label), position);
        }
      }
    }
  }

  /** The loop that an instruction is in; null if it is in none of these. */
  CountedLoop around(int position) {
    for (CountedLoop loop : loops) {
      if (loop.contains(position)) {
        return loop;
      }
    }
    return null;
  }

  List<CountedLoop> all() {
    return loops;
  }

  private void add(int head, int back) {
    if (!isEnteredAtHeadOnly(head, back)) {
      return;
    }
    BitSet skipped = new BitSet();
    BitSet changed = new BitSet();
    IincInsnNode counting = null;
    int countingAt = -1;
    for (int position = head; position <= back; position++) {
      AbstractInsnNode instruction = instructions[position];
      if (releases.mayRelease(instruction) || isHandlerEdge(instruction)) {
        return;
      }
      for (LabelNode target : Jumps.targets(instruction)) {
        int to = jumps.position(target);
        if (to <= position && position != back) {
          return;
        } else if (to > position && to <= back) {
          skipped.set(position + 1, to);
        } else if (to > back && hasFrames && LoopRanges.frame(target) == null) {
          return;
        }
      }
      for (int variable : Variables.changedBy(instruction)) {
        if (counting != null && counting.var == variable) {
          return;
        }
        if (instruction instanceof IincInsnNode increment && !changed.get(variable)) {
          counting = increment;
          countingAt = position;
        }
        changed.set(variable);
      }
    }
    if (counting != null && isJustBefore(countingAt, back) && isSmall(counting.incr)) {
      loops.add(new CountedLoop(head, back, counting, countingAt, skipped, changed));
    }
  }

  private static boolean isSmall(int step) {
    return step != 0 && Math.abs(step) <= LARGEST_STEP;
  }

  private boolean isEnteredAtHeadOnly(int head, int back) {
    if (!Jumps.isReachedFromBefore(instructions, head)) {
      return false;
    }
    for (int position = 0; position < instructions.length; position++) {
      if (position == back) {
        continue;
      }
      boolean isInside = position >= head && position <= back;
      for (LabelNode target : Jumps.targets(instructions[position])) {
        int to = jumps.position(target);
        if (to == head || !isInside && to > head && to <= back) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether an exception may be handled inside: a round would then be more than one way. */
  private boolean isHandlerEdge(AbstractInsnNode instruction) {
    return instruction instanceof LabelNode label && jumps.isHandler(label);
  }

  private boolean isJustBefore(int counting, int back) {
    for (int position = counting + 1; position < back; position++) {
      boolean isTarget = instructions[position] instanceof LabelNode label && jumps.isTarget(label);
      if (isTarget || Jumps.isJumpOrExit(instructions[position].getOpcode())) {
        return false;
      }
    }
    return true;
  }
}

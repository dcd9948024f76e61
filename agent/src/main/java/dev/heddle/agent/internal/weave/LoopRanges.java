// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Tells what a counted loop has accessed wherever it is left, but for exceptions that instructions
 * throw: the loop itself stays free of checks, and the compiler can do with it what it always does.
 *
 * <p>The program's variables may be gone there, so the arrays and the first index are kept in
 * variables of our own, and the rounds are counted in one.
 */
final class LoopRanges {
  private static final String RANGE = "(Ljava/lang/Object;III" + Code.STATE_TYPE + "JI)V";

  private final MethodBody body;
  private final CountedLoop loop;
  private final int first;
  private final int rounds;
  private final Map<Integer, Integer> arrays = new HashMap<>();

  private LoopRanges(MethodBody body, CountedLoop loop) {
    this.body = body;
    this.loop = loop;
    this.first = body.locals.persistent(Opcodes.INTEGER);
    this.rounds = body.locals.persistent(Opcodes.INTEGER);
    for (CountedLoop.Range range : loop.ranges()) {
      if (!arrays.containsKey(range.array())) {
        arrays.put(range.array(), body.locals.persistent("java/lang/Object"));
      }
    }
  }

  static void weave(MethodBody body, AbstractInsnNode[] instructions) {
    for (CountedLoop loop : body.loops.all()) {
      if (!loop.ranges().isEmpty()) {
        new LoopRanges(body, loop).weave(instructions);
      }
    }
  }

  /** The frame of a jump's target; null if there is none. */
  static FrameNode frame(LabelNode target) {
    AbstractInsnNode next = target.getNext();
    while (next != null && next.getOpcode() < 0) {
      if (next instanceof FrameNode frame) {
        return frame;
      }
      next = next.getNext();
    }
    return null;
  }

  private void weave(AbstractInsnNode[] instructions) {
    InsnList method = body.method.instructions;
    method.insertBefore(instructions[loop.head], entry().instructions());
    method.insert(loop.counting, new IincInsnNode(rounds, 1));
    int line = -1;
    for (int position = loop.head; position <= loop.back; position++) {
      AbstractInsnNode instruction = instructions[position];
      if (instruction instanceof LineNumberNode number) {
        line = number.line;
      }
      int opcode = instruction.getOpcode();
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN || opcode == Opcodes.ATHROW) {
        method.insertBefore(instruction, atLine(told(position), line).instructions());
      } else {
        leave(instruction, position, instructions);
      }
    }
    if (!Jumps.leavesAlways(instructions[loop.back].getOpcode())) {
      Code end = atLine(told(loop.back), line);
      method.insert(instructions[loop.back], end.instructions());
    }
  }

  private Code entry() {
    Code code = body.code();
    code.variable(Opcodes.ILOAD, loop.counting.var).variable(Opcodes.ISTORE, first);
    code.push(0).variable(Opcodes.ISTORE, rounds);
    for (Map.Entry<Integer, Integer> array : arrays.entrySet()) {
      code.variable(Opcodes.ALOAD, array.getKey()).variable(Opcodes.ASTORE, array.getValue());
    }
    return code;
  }

  /** What was accessed up to an instruction through which the loop is left. */
  private Code told(int position) {
    Code code = body.code();
    for (CountedLoop.Range range : loop.ranges()) {
      boolean isUnfinishedRound = range.position() < position && position <= loop.countingAt;
      code = atLine(code, range.line());
      code.variable(Opcodes.ALOAD, arrays.get(range.array())).variable(Opcodes.ILOAD, first);
      if (range.offset() != 0) {
        code.push(range.offset()).op(Opcodes.IADD);
      }
      code.variable(Opcodes.ILOAD, rounds);
      if (isUnfinishedRound) {
        code.push(1).op(Opcodes.IADD);
      }
      code.push(loop.counting.incr)
          .stateContextSite(range.site())
          .runtime("Cells", range.writes() ? "writeLoop" : "readLoop", RANGE);
    }
    for (int kept : arrays.values()) {
      code.op(Opcodes.ACONST_NULL).variable(Opcodes.ASTORE, kept);
    }
    return code;
  }

  private static Code atLine(Code code, int line) {
    if (line >= 0) {
      LabelNode label = new LabelNode();
      code.add(label).add(new LineNumberNode(line, label));
    }
    return code;
  }

  /** Sends jumps out of the loop on a detour. */
  private void leave(AbstractInsnNode instruction, int position, AbstractInsnNode[] instructions) {
    if (instruction instanceof JumpInsnNode jump) {
      jump.label = detour(jump.label, position);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      table.dflt = detour(table.dflt, position);
      table.labels = detours(table.labels, position);
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      lookup.dflt = detour(lookup.dflt, position);
      lookup.labels = detours(lookup.labels, position);
    }
  }

  private List<LabelNode> detours(List<LabelNode> targets, int position) {
    List<LabelNode> detours = new ArrayList<>();
    for (LabelNode target : targets) {
      detours.add(detour(target, position));
    }
    return detours;
  }

  private LabelNode detour(LabelNode target, int position) {
    int to = body.jumps.position(target);
    if (to >= loop.head && to <= loop.back) {
      return target;
    }
    LabelNode detour = new LabelNode();
    InsnList method = body.method.instructions;
    method.add(detour);
    FrameNode frame = frame(target);
    if (frame != null) {
      method.add(
          new FrameNode(
              Opcodes.F_NEW,
              frame.local.size(),
              frame.local.toArray(),
              frame.stack.size(),
              frame.stack.toArray()));
    }
    method.add(told(position).instructions());
    method.add(new JumpInsnNode(Opcodes.GOTO, target));
    return detour;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds accesses to elements that lie side by side in one array, such as {@code bytes[at]}, {@code
 * bytes[at + 1]} and so on, which can be checked together at the first of them.
 *
 * <p>The array and the index are in variables, the elements come in the order of their indices, and
 * nothing between the first and the last access can fail, go elsewhere or let another thread in.
 * Only the accesses themselves can fail, at the end of the array, and where that is the check sees.
 */
final class NeighbouringElements {
  private static final int MOST = 16;

  /** Values on the stack: the contents of a variable plus a distance, or a number. */
  private static final int VARIABLE = 1 << 28;

  private static final int NUMBER = 1 << 29;
  private static final int DISTANCE_BITS = 8;
  private static final int FURTHEST = (1 << DISTANCE_BITS) - 1;

  private final Jumps jumps;
  private final RedundantChecks releases;
  private final OperandStack stack = new OperandStack();
  private final Map<AbstractInsnNode, Run> runs = new HashMap<>();
  private Run current;
  private int line = -1;

  /** Accesses to elements side by side, the first of which is at that distance from the index. */
  private static final class Run {
    final int array;
    final int index;
    final boolean writes;
    final List<AbstractInsnNode> members = new ArrayList<>();
    final List<Integer> lines = new ArrayList<>();

    Run(int array, int index, boolean writes) {
      this.array = array;
      this.index = index;
      this.writes = writes;
    }

    boolean goesOnAt(int otherArray, int otherIndex, boolean otherWrites) {
      return array == otherArray
          && index + members.size() == otherIndex
          && writes == otherWrites
          && members.size() < MOST;
    }
  }

  private NeighbouringElements(Jumps jumps, RedundantChecks releases) {
    this.jumps = jumps;
    this.releases = releases;
  }

  static NeighbouringElements none() {
    return new NeighbouringElements(null, null);
  }

  /** Those of a method. */
  static NeighbouringElements of(
      AbstractInsnNode[] instructions, Jumps jumps, RedundantChecks releases) {
    NeighbouringElements found = new NeighbouringElements(jumps, releases);
    for (AbstractInsnNode each : instructions) {
      found.step(each);
    }
    return found;
  }

  /** The accesses that can be checked where the given one is, itself first; none if it is alone. */
  List<AbstractInsnNode> startingAt(AbstractInsnNode access) {
    Run run = runs.get(access);
    return run == null || run.members.size() < 2 ? List.of() : run.members;
  }

  /** The lines of these accesses. */
  List<Integer> linesFrom(AbstractInsnNode access) {
    return runs.get(access).lines;
  }

  private void step(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof LineNumberNode number) {
      line = number.line;
    } else if (instruction instanceof LabelNode label && jumps.isTarget(label)) {
      current = null;
      stack.clear();
    }
    if (opcode < 0) {
      return;
    }
    boolean isPassed = SureInstructions.include(instruction) && !releases.mayRelease(instruction);
    if (ArrayAccesses.isLoad(opcode)) {
      access(instruction, stack.peek(1), stack.peek(0), false);
    } else if (ArrayAccesses.isStore(opcode) && opcode != Opcodes.AASTORE) {
      int size = StackEffect.taken(instruction) - 2;
      access(instruction, stack.peek(size + 1), stack.peek(size), true);
    } else if (!isPassed) {
      current = null;
    }
    move(instruction, opcode);
    if (Variables.changedBy(instruction).length > 0) {
      // Perhaps what the stack or the run has is of that variable.
      current = null;
      stack.forget();
    }
  }

  private void access(AbstractInsnNode access, int array, int index, boolean writes) {
    boolean isSimple = (array & VARIABLE) != 0 && (index & VARIABLE) != 0;
    if (!isSimple) {
      current = null;
      return;
    }
    if (current == null || !current.goesOnAt(array, index, writes)) {
      current = new Run(array, index, writes);
      runs.put(access, current);
    }
    current.members.add(access);
    current.lines.add(line);
  }

  private void move(AbstractInsnNode instruction, int opcode) {
    if (stack.move(opcode)) {
      return;
    }
    int result = result(instruction, opcode);
    for (int taken = StackEffect.taken(instruction); taken > 0; taken--) {
      stack.pop();
    }
    for (int given = StackEffect.given(instruction); given > 0; given--) {
      stack.push(result);
    }
  }

  private int result(AbstractInsnNode instruction, int opcode) {
    if (opcode == Opcodes.ALOAD || opcode == Opcodes.ILOAD) {
      return VARIABLE | ((VarInsnNode) instruction).var << DISTANCE_BITS;
    } else if (opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5) {
      return NUMBER | opcode - Opcodes.ICONST_0;
    } else if (opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH) {
      int number = ((IntInsnNode) instruction).operand;
      return number < 0 || number > FURTHEST ? OperandStack.UNKNOWN : NUMBER | number;
    } else if (opcode == Opcodes.IADD) {
      int left = stack.peek(0);
      int right = stack.peek(1);
      return (left & NUMBER) != 0 ? sum(right, left) : sum(left, right);
    }
    return OperandStack.UNKNOWN;
  }

  private static int sum(int value, int number) {
    int distance = (value & FURTHEST) + (number & FURTHEST);
    boolean isKnown = (value & VARIABLE) != 0 && (number & NUMBER) != 0 && distance <= FURTHEST;
    return isKnown ? value & ~FURTHEST | distance : OperandStack.UNKNOWN;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;

/**
 * An innermost loop that counts a variable up or down by a constant, and in which nothing lets
 * another thread in. What it accesses at the counted index can be told when it ends.
 *
 * <p>Instructions are known by their numbers in the method. The loop is entered at its head, from
 * the instruction before; it has one way back to the head, and the counting lies just before that.
 */
final class CountedLoop {
  /** An access at the counted index plus a constant, made once in each round. */
  record Range(int position, int line, int site, int array, int offset, boolean writes) {}

  final int head;
  final int back;
  final IincInsnNode counting;
  final int countingAt;

  /** Where rounds may have gone another way. */
  private final BitSet skipped;

  private final BitSet changed;
  private final List<Range> ranges = new ArrayList<>();

  CountedLoop(
      int head, int back, IincInsnNode counting, int countingAt, BitSet skipped, BitSet changed) {
    this.head = head;
    this.back = back;
    this.counting = counting;
    this.countingAt = countingAt;
    this.skipped = skipped;
    this.changed = changed;
  }

  boolean contains(int position) {
    return position >= head && position <= back;
  }

  /**
   * The constant between the counted variable and an access's index; null if the access cannot be
   * told at the end of the loop.
   *
   * @param access the instruction if its index is the last thing that was computed, else null
   * @param array the variable with the array
   * @param index the variable with the index; negative if it is in none
   */
  Integer offset(AbstractInsnNode access, int position, int array, int index) {
    boolean isEachRound = position < countingAt && !skipped.get(position);
    if (!isEachRound || array < 0 || changed.get(array)) {
      return null;
    }
    return index == counting.var ? Integer.valueOf(0) : offset(access);
  }

  void add(Range added) {
    for (Range range : ranges) {
      if (range.array == added.array
          && range.offset == added.offset
          && range.writes == added.writes) {
        return;
      }
    }
    ranges.add(added);
  }

  List<Range> ranges() {
    return ranges;
  }

  /** The constant in {@code array[counted + constant]}, read off the code before the access. */
  private Integer offset(AbstractInsnNode access) {
    AbstractInsnNode operation = access == null ? null : access.getPrevious();
    int opcode = operation == null ? -1 : operation.getOpcode();
    if (opcode != Opcodes.IADD && opcode != Opcodes.ISUB) {
      return null;
    }
    Integer constant = Constants.value(operation.getPrevious());
    AbstractInsnNode counted = constant == null ? null : operation.getPrevious().getPrevious();
    if (!Variables.isLoadOf(counted, counting.var)) {
      return null;
    }
    return opcode == Opcodes.IADD ? constant : Integer.valueOf(-constant);
  }
}

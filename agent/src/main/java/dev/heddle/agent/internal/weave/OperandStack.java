// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.Arrays;
import org.objectweb.asm.Opcodes;

/**
 * What is known of the values on the operand stack, slot by slot.
 *
 * <p>Below the known slots lie any number of unknown ones, so that code whose stack is not known at
 * all can be followed just the same.
 */
final class OperandStack {
  static final int UNKNOWN = 0;

  private int[] slots;
  private int size;

  OperandStack() {
    this.slots = new int[16];
  }

  private OperandStack(OperandStack other) {
    this.slots = Arrays.copyOf(other.slots, Math.max(16, other.size));
    this.size = other.size;
  }

  OperandStack copy() {
    return new OperandStack(this);
  }

  void push(int value) {
    if (size == slots.length) {
      slots = Arrays.copyOf(slots, 2 * size);
    }
    slots[size++] = value;
  }

  int pop() {
    return size == 0 ? UNKNOWN : slots[--size];
  }

  /** The value so many slots below the top; 0 is the top itself. */
  int peek(int depth) {
    return depth < size ? slots[size - 1 - depth] : UNKNOWN;
  }

  void clear() {
    size = 0;
  }

  void forget() {
    Arrays.fill(slots, 0, size, UNKNOWN);
  }

  void replace(int old, int value) {
    for (int i = 0; i < size; i++) {
      if (slots[i] == old) {
        slots[i] = value;
      }
    }
  }

  /** Keeps what both stacks agree on. */
  void merge(OperandStack other) {
    int common = Math.min(size, other.size);
    int[] merged = new int[Math.max(16, common)];
    for (int depth = 0; depth < common; depth++) {
      int value = peek(depth);
      merged[common - 1 - depth] = value == other.peek(depth) ? value : UNKNOWN;
    }
    slots = merged;
    size = common;
  }

  /** Moves slots as the instruction does; false if it is none of those that only move values. */
  boolean move(int opcode) {
    switch (opcode) {
      case Opcodes.DUP -> insertBelow(1, 0);
      case Opcodes.DUP_X1 -> insertBelow(1, 1);
      case Opcodes.DUP_X2 -> insertBelow(1, 2);
      case Opcodes.DUP2 -> insertBelow(2, 0);
      case Opcodes.DUP2_X1 -> insertBelow(2, 1);
      case Opcodes.DUP2_X2 -> insertBelow(2, 2);
      case Opcodes.POP -> pop();
      case Opcodes.POP2 -> {
        pop();
        pop();
      }
      case Opcodes.SWAP -> {
        int first = pop();
        int second = pop();
        push(first);
        push(second);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Copies the topmost slots and puts the copies below the next ones. */
  private void insertBelow(int count, int skipped) {
    int[] moved = new int[count + skipped];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = pop();
    }
    for (int i = count - 1; i >= 0; i--) {
      push(moved[i]);
    }
    for (int i = moved.length - 1; i >= 0; i--) {
      push(moved[i]);
    }
  }
}

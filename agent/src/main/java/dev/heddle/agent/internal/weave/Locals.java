// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The local variables that weaving adds to one method, behind the method's own.
 *
 * <p>Which ones are needed is known only at the end. Woven code therefore uses stand-in numbers,
 * and {@link #settle} and {@link #rename} give the real ones and add them to every frame.
 * Temporaries hold values between two of the method's own instructions only and appear in no frame.
 */
final class Locals {
  private static final int STAND_IN = 1 << 20;
  private static final int STATE = STAND_IN;
  private static final int CONTEXT = STAND_IN + 1;
  private static final int STAMP = STAND_IN + 2;
  private static final int LOCK = STAND_IN + 3;
  private static final int EPOCH = STAND_IN + 4;
  private static final int SWEEP = STAND_IN + 16;
  private static final int PERSISTENT = STAND_IN + 64;
  private static final int TEMPORARY = STAND_IN + (1 << 16);
  private static final int MOST_SWEEPS = 24;
  private static final int MOST_PERSISTENT = 32;

  private final int original;
  private final List<Object> persistent = new ArrayList<>();
  private boolean usesState;
  private boolean usesContext;
  private boolean usesStamp;
  private boolean usesLock;
  private boolean usesEpoch;
  private int sweepCount;
  private int temporaries;

  /** Real index of each persistent variable, and the types of them all for the frames. */
  private final Map<Integer, Integer> real = new HashMap<>();

  private final List<Object> frameTypes = new ArrayList<>();
  private int next;

  Locals(MethodNode method) {
    this.original = method.maxLocals;
  }

  int state() {
    usesState = true;
    return STATE;
  }

  int context() {
    usesState = true;
    usesContext = true;
    return CONTEXT;
  }

  int epoch() {
    usesEpoch = true;
    return EPOCH;
  }

  int stamp() {
    usesStamp = true;
    return STAMP;
  }

  int lock() {
    usesLock = true;
    return LOCK;
  }

  /** Whether there is room for another variable like the next. */
  boolean hasRoomForSweep() {
    return sweepCount < MOST_SWEEPS;
  }

  /** A variable for the sweep that one access to an array is in. */
  int sweep() {
    return SWEEP + sweepCount++;
  }

  /** Whether there is room for what a loop remembers of one more place. */
  boolean hasRoomForMemory() {
    return persistent.size() < MOST_PERSISTENT;
  }

  /** A variable of its own for the whole method, zero or null at first. */
  int persistent(Object frameType) {
    persistent.add(frameType);
    return PERSISTENT + persistent.size() - 1;
  }

  /** Slots for a value that is needed only until the method's next own instruction. */
  int temporary(int offset, Type type) {
    temporaries = Math.max(temporaries, offset + type.getSize());
    return TEMPORARY + offset;
  }

  boolean anyUsed() {
    return usesState || usesEpoch || temporaries > 0;
  }

  /** Decides the real variables and gives the code that initialises them at the method's entry. */
  Code settle() {
    Code entry = new Code(this);
    next = original;
    if (usesState) {
      assign(STATE, Code.STATE, 1);
      entry.call(Code.STATE, "atEntry", "()" + Code.STATE_TYPE);
      if (usesContext) {
        assign(CONTEXT, Opcodes.LONG, 2);
        entry.op(Opcodes.DUP).field(Opcodes.GETFIELD, Code.STATE, "context", "J");
        entry.variable(Opcodes.LSTORE, CONTEXT);
      }
      entry.variable(Opcodes.ASTORE, STATE);
    }
    if (usesEpoch) {
      assign(EPOCH, Opcodes.LONG, 2);
      entry.runtime("Leaf", "epoch", "()J").variable(Opcodes.LSTORE, EPOCH);
    }
    if (usesStamp) {
      assign(STAMP, Code.HISTORY, 1);
      entry.op(Opcodes.ACONST_NULL).variable(Opcodes.ASTORE, STAMP);
    }
    if (usesLock) {
      assign(LOCK, "java/lang/Object", 1);
    }
    for (int i = 0; i < sweepCount; i++) {
      assign(SWEEP + i, Code.SWEEP, 1);
      entry.op(Opcodes.ACONST_NULL).variable(Opcodes.ASTORE, SWEEP + i);
    }
    for (int i = 0; i < persistent.size(); i++) {
      settlePersistent(PERSISTENT + i, persistent.get(i), entry);
    }
    return entry;
  }

  private void settlePersistent(int variable, Object type, Code entry) {
    if (type == Opcodes.LONG) {
      assign(variable, type, 2);
      entry.op(Opcodes.LCONST_0).variable(Opcodes.LSTORE, variable);
    } else if (type == Opcodes.INTEGER) {
      assign(variable, type, 1);
      entry.op(Opcodes.ICONST_0).variable(Opcodes.ISTORE, variable);
    } else {
      assign(variable, type, 1);
      entry.op(Opcodes.ACONST_NULL).variable(Opcodes.ASTORE, variable);
    }
  }

  private void assign(int standIn, Object type, int size) {
    real.put(standIn, next);
    frameTypes.add(type);
    next += size;
  }

  /** Replaces stand-ins by real indices and adds the variables to the frames; the last step. */
  void rename(MethodNode method) {
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof VarInsnNode instruction && instruction.var >= TEMPORARY) {
        instruction.var = next + instruction.var - TEMPORARY;
      } else if (i instanceof VarInsnNode instruction && instruction.var >= STAND_IN) {
        instruction.var = real.get(instruction.var);
      } else if (i instanceof IincInsnNode increment && increment.var >= STAND_IN) {
        increment.var = real.get(increment.var);
      } else if (i instanceof FrameNode frame) {
        frame.local = extended(frame.local);
      }
    }
    method.maxLocals = next + temporaries;
  }

  private List<Object> extended(List<Object> frame) {
    List<Object> extended = new ArrayList<>(frame);
    int size = 0;
    for (Object type : frame) {
      size += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
    }
    for (; size < original; size++) {
      extended.add(Opcodes.TOP);
    }
    extended.addAll(frameTypes);
    return extended;
  }
}

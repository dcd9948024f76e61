// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * Finds out before a calm loop what the thread knows of the arrays and final fields that the loop
 * reads. Nothing of this is an access: it is only found out whether there is anything to check.
 */
final class LoopEntries {
  private static final String MET_TYPE = "L" + Code.RUNTIME + "MetArray;";
  private static final String FROZEN_STATE = "(" + Code.HISTORY_TYPE + Code.STATE_TYPE + ")Z";
  private static final String OWNER_STATE_SITE = "(Ljava/lang/Object;" + Code.STATE_TYPE + "I)Z";
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  private final MethodBody body;
  private final FrameNode frame;
  private final Code code;

  /** Where to go on if something cannot be found out. */
  private LabelNode end = new LabelNode();

  private LoopEntries(MethodBody body, FrameNode frame) {
    this.body = body;
    this.frame = frame;
    this.code = body.code();
  }

  static void weave(MethodBody body, AbstractInsnNode[] instructions) {
    for (CalmLoop loop : body.calmLoops.all()) {
      AbstractInsnNode head = instructions[loop.head];
      LoopEntries entry = new LoopEntries(body, LoopRanges.frame((LabelNode) head));
      if (loop.areFinalsKnown() >= 0) {
        entry.findOutFinals(loop);
      }
      for (Map.Entry<LoopValue, CalmLoop.Known> each : loop.arrays().entrySet()) {
        entry.findOut(each.getKey(), each.getValue());
      }
      if (loop.areArraysKnown() >= 0) {
        entry.sumUp(loop);
      }
      body.before(head, entry.code);
    }
  }

  private void findOutFinals(CalmLoop loop) {
    code.push(0).variable(Opcodes.ISTORE, loop.areFinalsKnown());
    for (CalmLoop.FinalRead read : loop.finals()) {
      findOut(read);
    }
    code.push(1).variable(Opcodes.ISTORE, loop.areFinalsKnown());
    arrive();
  }

  private void findOut(CalmLoop.FinalRead read) {
    FieldInsnNode access = read.access();
    int object = computeNonNull(read.object());
    code.variable(Opcodes.ALOAD, object);
    if (body.layout.declared(access.owner, access.name, access.desc) != null) {
      code.field(Opcodes.GETFIELD, body.layout.name, ClassLayout.FROZEN, Code.HISTORY_TYPE)
          .state()
          .runtime("Fields", "isKnown", FROZEN_STATE);
    } else {
      code.state().push(read.site()).runtime("Fields", "isKnown", OWNER_STATE_SITE);
    }
    leave(Opcodes.IFEQ);
  }

  private void findOut(LoopValue array, CalmLoop.Known known) {
    code.push(0L).variable(Opcodes.LSTORE, known.elements());
    if (!array.isExact()) {
      code.op(Opcodes.ACONST_NULL).variable(Opcodes.ASTORE, known.shadow());
    }
    code.variable(Opcodes.ALOAD, computeNonNull(array))
        .state()
        .runtime("Cells", "met", "(Ljava/lang/Object;" + Code.STATE_TYPE + ")" + MET_TYPE);
    if (!array.isExact()) {
      code.op(Opcodes.DUP)
          .runtime("Cells", "shadow", "(" + MET_TYPE + ")" + Code.SHADOW_TYPE)
          .variable(Opcodes.ASTORE, known.shadow());
    }
    code.state()
        .runtime("Cells", "accessed", "(" + MET_TYPE + Code.STATE_TYPE + ")J")
        .variable(Opcodes.LSTORE, known.elements());
    arrive();
  }

  /** Whether the elements of all arrays that stay the same are known. */
  private void sumUp(CalmLoop loop) {
    code.push(-1L);
    for (Map.Entry<LoopValue, CalmLoop.Known> each : loop.arrays().entrySet()) {
      if (each.getKey().isExact()) {
        code.variable(Opcodes.LLOAD, each.getValue().elements()).op(Opcodes.LAND);
      }
    }
    code.runtime("Cells", "areAll", "(J)Z").variable(Opcodes.ISTORE, loop.areArraysKnown());
  }

  private void leave(int opcode) {
    code.add(new JumpInsnNode(opcode, end));
  }

  /** The frame is the loop's own, so it must not be at the same instruction. */
  private void arrive() {
    code.add(end);
    code.add(
        new FrameNode(Opcodes.F_NEW, frame.local.size(), frame.local.toArray(), 0, new Object[0]));
    code.op(Opcodes.NOP);
    end = new LabelNode();
  }

  private int computeNonNull(LoopValue value) {
    compute(value);
    int object = body.locals.temporary(0, OBJECT);
    code.variable(Opcodes.ASTORE, object).variable(Opcodes.ALOAD, object);
    leave(Opcodes.IFNULL);
    return object;
  }

  /** Leaves the value on the stack. */
  private void compute(LoopValue value) {
    if (value instanceof LoopValue.Variable variable) {
      code.variable(Opcodes.ALOAD, variable.number);
    } else if (value instanceof LoopValue.StaticField field) {
      code.field(Opcodes.GETSTATIC, field.owner, field.name, field.descriptor);
    } else if (value instanceof LoopValue.Field field) {
      code.variable(Opcodes.ALOAD, computeNonNull(field.object))
          .field(Opcodes.GETFIELD, field.owner, field.name, field.descriptor);
    } else if (value instanceof LoopValue.Element element) {
      computeElement(computeNonNull(element.array), element.index);
    } else {
      throw new IllegalArgumentException("no object: " + value);
    }
  }

  private void computeElement(int array, LoopValue index) {
    pushIndex(index);
    leave(Opcodes.IFLT);
    pushIndex(index);
    code.variable(Opcodes.ALOAD, array).op(Opcodes.ARRAYLENGTH);
    leave(Opcodes.IF_ICMPGE);
    code.variable(Opcodes.ALOAD, array);
    pushIndex(index);
    code.op(Opcodes.AALOAD);
  }

  private void pushIndex(LoopValue index) {
    if (index instanceof LoopValue.Variable variable) {
      code.variable(Opcodes.ILOAD, variable.number);
    } else if (index instanceof LoopValue.Constant constant) {
      code.push(constant.value);
    } else {
      throw new IllegalArgumentException("no index: " + index);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Weaves synchronized blocks and waiting.
 *
 * <p>HotSpot's compilers refuse a method in which a call could throw while a monitor is held and no
 * handler would leave it. The call after {@code monitorenter} must therefore lie in the range of
 * the block's own handler, which compilers let begin just behind the instruction.
 */
final class MonitorOperations {
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  private static final String ENTER =
      "(Ljava/lang/Object;" + Code.CLOCK_TYPE + Code.STATE_TYPE + "JI)V";

  private final MethodBody body;
  private final MonitorHandlers handlers;

  MonitorOperations(MethodBody body) {
    this.body = body;
    this.handlers = new MonitorHandlers(body.method);
  }

  void weaveEnter(AbstractInsnNode enter) {
    int lock = body.locals.temporary(0, OBJECT);
    int clock = body.locals.temporary(1, OBJECT);
    body.before(
        enter,
        body.code()
            .op(Opcodes.DUP)
            .op(Opcodes.DUP)
            .variable(Opcodes.ASTORE, lock)
            .push(body.place())
            .runtime("Monitors", "clock", "(Ljava/lang/Object;I)" + Code.CLOCK_TYPE)
            .variable(Opcodes.ASTORE, clock));
    LabelNode begin = new LabelNode();
    Code code = body.code().add(begin).variable(Opcodes.ALOAD, lock).variable(Opcodes.ALOAD, clock);
    code.stateContextSite(body.place()).runtime("Monitors", "enter", ENTER);
    LabelNode guarded = guardedFrom(enter);
    if (guarded == null) {
      body.after(enter, code);
      return;
    }
    // Not behind the label, which may also be the head of a loop.
    body.before(guarded, code);
    for (TryCatchBlockNode block : body.method.tryCatchBlocks) {
      if (block.start == guarded && block.type == null) {
        block.start = begin;
      }
    }
  }

  /** Where the range of the block's handler begins; null if there is none. */
  private LabelNode guardedFrom(AbstractInsnNode enter) {
    for (AbstractInsnNode i = enter.getNext(); i != null; i = i.getNext()) {
      if (i instanceof LabelNode label) {
        if (beginsHandledRange(label)) {
          return label;
        } else if (body.jumps.isTarget(label)) {
          return null;
        }
      } else if (!(i instanceof LineNumberNode) && !isHarmless(i.getOpcode())) {
        return null;
      }
    }
    return null;
  }

  private boolean beginsHandledRange(LabelNode label) {
    for (TryCatchBlockNode block : body.method.tryCatchBlocks) {
      if (block.start == label && block.type == null) {
        return true;
      }
    }
    return false;
  }

  /** Instructions that only move values, and so cannot throw. */
  private static boolean isHarmless(int opcode) {
    return opcode >= Opcodes.NOP && opcode <= Opcodes.SIPUSH
        || opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD
        || opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE
        || opcode >= Opcodes.POP && opcode <= Opcodes.SWAP;
  }

  void weaveExit(AbstractInsnNode exit) {
    LabelNode begin = new LabelNode();
    LabelNode end = new LabelNode();
    body.before(exit, leave(body.code().add(begin).op(Opcodes.DUP)).add(end));
    int lock = Values.variable(body.values.peek(0));
    if (lock >= 0) {
      handlers.add(begin, end, lock);
    }
  }

  /** Comes after all of the method's instructions have been woven. */
  void separateHandlers() {
    handlers.separate();
  }

  /** The lock is on the stack. */
  static Code leave(Code code) {
    return code.state().runtime("Monitors", "exit", "(Ljava/lang/Object;" + Code.STATE_TYPE + ")V");
  }

  /** Whether it is one of the three methods of {@code Object}, which nobody can override. */
  static boolean isWait(int opcode, String name, String descriptor) {
    return name.equals("wait")
        && opcode != Opcodes.INVOKESTATIC
        && (descriptor.equals("()V") || descriptor.equals("(J)V") || descriptor.equals("(JI)V"));
  }

  static boolean isWait(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call
        && isWait(call.getOpcode(), call.name, call.desc);
  }

  /** The call is replaced by the runtime's, which waits as well. */
  void weaveWait(MethodInsnNode call) {
    Code code = body.code();
    if (call.desc.equals("()V")) {
      code.push(0L);
    }
    if (!call.desc.equals("(JI)V")) {
      code.push(0);
    }
    code.stateContextSite(body.place())
        .runtime("Monitors", "await", "(Ljava/lang/Object;JI" + Code.STATE_TYPE + "JI)V");
    body.before(call, code);
    body.method.instructions.remove(call);
  }
}

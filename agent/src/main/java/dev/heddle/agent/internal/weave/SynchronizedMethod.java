// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Weaves the monitor that a synchronized method holds from entry to exit, by return or exception.
 *
 * <p>The calls that tell of the exit lie in no range of the added handler, so none is told twice.
 * They have a handler of their own, which notes that the exit was not told.
 */
final class SynchronizedMethod {
  private final MethodBody body;
  private final List<LabelNode> ends = new ArrayList<>();
  private final List<LabelNode> starts = new ArrayList<>();

  SynchronizedMethod(MethodBody body) {
    this.body = body;
  }

  static boolean is(MethodBody body) {
    return (body.method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
  }

  /** Comes after the code of all others that weave returns, so that it lies behind theirs. */
  void weaveReturn(AbstractInsnNode exit) {
    LabelNode end = new LabelNode();
    LabelNode start = new LabelNode();
    ends.add(end);
    starts.add(start);
    Code code = body.code().add(end).variable(Opcodes.ALOAD, body.locals.lock());
    body.before(exit, MonitorOperations.leave(code));
    body.after(exit, body.code().add(start));
  }

  /** Adds the handler at the end and gives the code for the entry. */
  Code weaveEntry() {
    LabelNode first = new LabelNode();
    LabelNode handler = new LabelNode();
    starts.add(0, first);
    ends.add(handler);
    Code code = body.code().add(handler);
    if (body.layout.hasFrames) {
      Object[] stack = {"java/lang/Throwable"};
      code.add(new FrameNode(Opcodes.F_NEW, 0, new Object[0], 1, stack));
    }
    MonitorOperations.leave(code.variable(Opcodes.ALOAD, body.locals.lock()));
    LabelNode told = new LabelNode();
    LabelNode untold = new LabelNode();
    InsnList instructions = body.method.instructions;
    instructions.add(code.add(told).op(Opcodes.ATHROW).add(untold).instructions());
    if (body.layout.hasFrames) {
      Object[] stack = {"java/lang/Throwable"};
      instructions.add(new FrameNode(Opcodes.F_NEW, 0, new Object[0], 1, stack));
    }
    instructions.add(MonitorHandlers.orderLost());
    instructions.add(new InsnNode(Opcodes.ATHROW));
    for (int i = 0; i + 1 < ends.size(); i++) {
      // What lies between the ranges, with the return itself, which cannot fail.
      body.method.tryCatchBlocks.add(
          new TryCatchBlockNode(ends.get(i), starts.get(i + 1), untold, null));
    }
    body.method.tryCatchBlocks.add(new TryCatchBlockNode(handler, told, untold, null));
    Code entry = entry().add(first);
    for (int i = 0; i < starts.size(); i++) {
      // The first range begins with the method's own first instruction, not inserted yet.
      AbstractInsnNode from = i == 0 ? instructions.getFirst() : starts.get(i);
      if (hasInstructions(from, ends.get(i))) {
        body.method.tryCatchBlocks.add(
            new TryCatchBlockNode(starts.get(i), ends.get(i), handler, null));
      }
    }
    return entry;
  }

  private Code entry() {
    Code code = body.code();
    if (!body.isStatic()) {
      code.variable(Opcodes.ALOAD, 0);
    } else if ((body.layout.type.version & 0xffff) >= Opcodes.V1_5) {
      code.add(new LdcInsnNode(Type.getObjectType(body.layout.name)));
    } else {
      code.add(new LdcInsnNode(body.layout.name.replace('/', '.')));
      code.call("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;");
    }
    code.op(Opcodes.DUP)
        .variable(Opcodes.ASTORE, body.locals.lock())
        .stateContextSite(body.placeOfEntry());
    return body.isStatic()
        ? code.runtime("Monitors", "enter", "(Ljava/lang/Object;" + Code.STATE_TYPE + "JI)V")
        : code.call(
            body.layout.name, AccessMethods.ENTER, AccessMethods.enterDescriptor(body.layout.name));
  }

  static boolean hasInstructions(AbstractInsnNode from, AbstractInsnNode end) {
    for (AbstractInsnNode i = from; i != null && i != end; i = i.getNext()) {
      if (i.getOpcode() >= 0) {
        return true;
      }
    }
    return false;
  }
}

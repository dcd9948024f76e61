// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Keeps the exception handlers of synchronized blocks such that HotSpot compiles them.
 *
 * <p>Such a handler leaves the monitor and lies in its own range, so that no exception can pass by
 * the monitor. HotSpot's first compiler refuses handlers that handle themselves once there is a
 * call in them, as weaving puts there; both compilers refuse a call that no handler covers while
 * the monitor is held. So the woven call gets a handler of its own, which leaves the monitor
 * without any call:
 *
 * <pre>{@code
 * handler:  astore e; aload lock
 * [begin:   dup; aload s; invokestatic Monitors.exit    → own]
 * end:      monitorexit; aload e; athrow
 * [own:     aload lock; monitorexit                      → own]
 *           iconst_1; putstatic Checking.orderLost; athrow
 * }</pre>
 */
final class MonitorHandlers {
  private final MethodNode method;
  private final List<Exit> exits = new ArrayList<>();

  MonitorHandlers(MethodNode method) {
    this.method = method;
  }

  /** A woven call before a {@code monitorexit}, and the variable with the lock. */
  private record Exit(LabelNode begin, LabelNode end, int lock) {}

  void add(LabelNode begin, LabelNode end, int lock) {
    exits.add(new Exit(begin, end, lock));
  }

  void separate() {
    for (Exit exit : exits) {
      TryCatchBlockNode own = handlingItself(exit);
      if (own != null) {
        separate(exit, own);
      }
    }
  }

  /** The range that covers the call and the handler to which it leads before the call. */
  private TryCatchBlockNode handlingItself(Exit exit) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (contains(block.start, block.end, block.handler)
          && contains(block.handler, block.end, exit.begin)) {
        return block;
      }
    }
    return null;
  }

  private static boolean contains(LabelNode start, LabelNode end, LabelNode wanted) {
    AbstractInsnNode each = start;
    while (each != null && each != end && each != wanted) {
      each = each.getNext();
    }
    return each == wanted && wanted != end;
  }

  private void separate(Exit exit, TryCatchBlockNode block) {
    LabelNode handler = new LabelNode();
    LabelNode left = new LabelNode();
    LabelNode end = new LabelNode();
    InsnList instructions = method.instructions;
    instructions.add(handler);
    FrameNode frame = frameAt(block.handler);
    if (frame != null) {
      Object[] locals = frame.local.toArray();
      Object[] stack = frame.stack.toArray();
      instructions.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, stack.length, stack));
    }
    instructions.add(new VarInsnNode(Opcodes.ALOAD, exit.lock));
    instructions.add(new InsnNode(Opcodes.MONITOREXIT));
    instructions.add(left);
    // Behind the range that handles itself: even this may fail, when it is linked without any
    // stack.
    instructions.add(orderLost());
    instructions.add(new InsnNode(Opcodes.ATHROW));
    instructions.add(end);

    List<TryCatchBlockNode> blocks = new ArrayList<>();
    List<TryCatchBlockNode> added = new ArrayList<>();
    added.add(new TryCatchBlockNode(handler, left, handler, null));
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      if (each == block) {
        if (!isEmpty(block.start, exit.begin)) {
          blocks.add(new TryCatchBlockNode(block.start, exit.begin, block.handler, block.type));
        }
        blocks.add(new TryCatchBlockNode(exit.begin, exit.end, handler, block.type));
        blocks.add(new TryCatchBlockNode(exit.end, block.end, block.handler, block.type));
      } else {
        blocks.add(each);
        if (contains(each.start, each.end, exit.begin)) {
          added.add(new TryCatchBlockNode(handler, end, each.handler, each.type));
        }
      }
    }
    blocks.addAll(added);
    method.tryCatchBlocks = blocks;
  }

  /** There may be no stack left for a call. */
  static InsnList orderLost() {
    InsnList code = new InsnList();
    code.add(new InsnNode(Opcodes.ICONST_1));
    code.add(new FieldInsnNode(Opcodes.PUTSTATIC, Code.RUNTIME + "Checking", "orderLost", "Z"));
    return code;
  }

  private static boolean isEmpty(LabelNode start, LabelNode end) {
    AbstractInsnNode each = start;
    while (each != end && each.getOpcode() < 0) {
      each = each.getNext();
    }
    return each == end;
  }

  private static FrameNode frameAt(LabelNode label) {
    AbstractInsnNode next = label.getNext();
    while (next.getOpcode() < 0 && !(next instanceof FrameNode)) {
      next = next.getNext();
    }
    return next instanceof FrameNode frame ? frame : null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.IdentityHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Gives a detour to exception handlers that handle their own exceptions.
 *
 * <p>The handler of a synchronized block is in its own range, as the specification of the language
 * asks for. HotSpot's first compiler refuses such handlers once there is a call in them. So the
 * handler proper becomes a jump to what was the handler.
 */
final class HandlerLoops {
  private HandlerLoops() {}

  static void open(MethodNode method) {
    Map<LabelNode, LabelNode> detours = new IdentityHashMap<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (coversItself(block) && !detours.containsKey(block.handler)) {
        detours.put(block.handler, addDetour(method.instructions, block.handler));
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      block.handler = detours.getOrDefault(block.handler, block.handler);
    }
  }

  private static boolean coversItself(TryCatchBlockNode block) {
    AbstractInsnNode each = block.start;
    while (each != null && each != block.end && each != block.handler) {
      each = each.getNext();
    }
    return each == block.handler;
  }

  private static LabelNode addDetour(InsnList instructions, LabelNode handler) {
    LabelNode detour = new LabelNode();
    instructions.add(detour);
    AbstractInsnNode next = handler.getNext();
    while (next.getOpcode() < 0 && !(next instanceof FrameNode)) {
      next = next.getNext();
    }
    if (next instanceof FrameNode frame) {
      Object[] locals = frame.local.toArray();
      Object[] stack = frame.stack.toArray();
      instructions.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, stack.length, stack));
    }
    instructions.add(new JumpInsnNode(Opcodes.GOTO, handler));
    return detour;
  }
}

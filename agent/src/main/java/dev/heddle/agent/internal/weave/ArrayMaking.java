// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/**
 * Weaves the making of arrays, for those who follow the owners of objects: an array has no
 * constructor that would show who has made it.
 */
final class ArrayMaking {
  private static final String MADE = "(Ljava/lang/Object;I" + Code.STATE_TYPE + "JI)V";

  private final MethodBody body;
  private final Set<AbstractInsnNode> confined;

  ArrayMaking(MethodBody body, Set<AbstractInsnNode> confined) {
    this.body = body;
    this.confined = confined;
  }

  static boolean is(int opcode) {
    return opcode == Opcodes.NEWARRAY
        || opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.MULTIANEWARRAY;
  }

  void weave(AbstractInsnNode maker) {
    if (!ObjectProtocol.isFollowed()
        || !body.thoroughness.checksAccesses()
        || body.thoroughness.isShort()
        || confined.contains(maker)) {
      return;
    }
    int dimensions = maker instanceof MultiANewArrayInsnNode many ? many.dims : 1;
    Code code = body.code().op(Opcodes.DUP).push(dimensions).stateContextSite(body.place());
    body.after(maker, code.runtime("OwnedArrays", "made", MADE));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Weaves that a method is active on its object from entry to exit, by return or exception. In a
 * synchronized method it is so under the monitor.
 */
final class ActiveMethod {
  private static final String ENTER =
      "(Ljava/lang/Object;Ljava/lang/Object;" + Code.STATE_TYPE + "JI)I";
  private static final String CONSTRUCT = "(Ljava/lang/Object;" + Code.STATE_TYPE + "JIZ)I";
  private static final String EXIT = "(I" + Code.STATE_TYPE + ")V";
  private static final int OLDEST_WITH_CLASS_CONSTANTS = Opcodes.V1_5;

  private final MethodBody body;
  private final int depth;
  private final List<LabelNode> ends = new ArrayList<>();
  private final List<LabelNode> starts = new ArrayList<>();

  ActiveMethod(MethodBody body) {
    this.body = body;
    this.depth = body.locals.persistent(Opcodes.INTEGER);
  }

  /** Comes after the code of others that weave returns, except the monitor's. */
  void weaveReturn(AbstractInsnNode exit) {
    LabelNode end = new LabelNode();
    LabelNode start = new LabelNode();
    ends.add(end);
    starts.add(start);
    body.before(exit, exit(body.code().add(end)));
    body.after(exit, body.code().add(start));
  }

  /**
   * In a constructor, once there is an object. If it throws something the object stays active until
   * the method ends that has called the constructor: nobody else is likely to know the object.
   *
   * @param isUnseen whether nothing that the constructor writes shows who has made the object
   */
  Code construct(boolean isUnseen) {
    return body.code()
        .variable(Opcodes.ALOAD, 0)
        .stateContextSite(body.place())
        .push(isUnseen ? 1 : 0)
        .runtime("Calls", "construct", CONSTRUCT)
        .variable(Opcodes.ISTORE, depth);
  }

  void weaveEndOfConstructor(AbstractInsnNode exit) {
    body.before(exit, exit(body.code()));
  }

  private Code exit(Code code) {
    return code.variable(Opcodes.ILOAD, depth).state().runtime("Calls", "exit", EXIT);
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
    InsnList instructions = body.method.instructions;
    instructions.add(exit(code).op(Opcodes.ATHROW).instructions());
    for (int i = 0; i < starts.size(); i++) {
      // The first range begins with the method's own first instruction, not inserted yet.
      AbstractInsnNode from = i == 0 ? instructions.getFirst() : starts.get(i);
      if (SynchronizedMethod.hasInstructions(from, ends.get(i))) {
        body.method.tryCatchBlocks.add(
            new TryCatchBlockNode(starts.get(i), ends.get(i), handler, null));
      }
    }
    return entry().add(first);
  }

  private Code entry() {
    Code code = body.code();
    if (!body.isStatic()) {
      code.variable(Opcodes.ALOAD, 0);
    } else if ((body.layout.type.version & 0xffff) >= OLDEST_WITH_CLASS_CONSTANTS) {
      code.add(new LdcInsnNode(Type.getObjectType(body.layout.name)));
    } else {
      code.add(new LdcInsnNode(body.layout.name.replace('/', '.')));
      code.call("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;");
    }
    if (body.isStatic() || body.layout.isInterface) {
      code.op(Opcodes.ACONST_NULL);
    } else {
      code.variable(Opcodes.ALOAD, 0)
          .field(
              Opcodes.GETFIELD, body.layout.name, ClassLayout.STATE, ClassLayout.STATE_DESCRIPTOR);
    }
    return code.stateContextSite(body.placeOfEntry())
        .runtime("Calls", "enter", ENTER)
        .variable(Opcodes.ISTORE, depth);
  }
}

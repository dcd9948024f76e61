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
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Weaves that a method is active on its object from entry to exit, by return or exception. In a
 * synchronized method it is so under the monitor. Where owners pass, a method that is over at once
 * is only called.
 */
final class ActiveMethod {
  private static final String ENTER =
      "(Ljava/lang/Object;Ljava/lang/Object;" + Code.STATE_TYPE + "JI)I";
  private static final String CONSTRUCT = "(Ljava/lang/Object;" + Code.STATE_TYPE + "JI)I";
  private static final String CALL = "(Ljava/lang/Object;" + Code.STATE_TYPE + "JI)V";
  private static final String EXIT = "(I" + Code.STATE_TYPE + ")V";
  private static final int OLDEST_WITH_CLASS_CONSTANTS = Opcodes.V1_5;

  private final MethodBody body;
  private final boolean isBrief;

  /** Whether the object notes itself that its owner is inside. */
  private final boolean isNoted;

  private final int frame;
  private final List<LabelNode> ends = new ArrayList<>();
  private final List<LabelNode> starts = new ArrayList<>();

  /**
   * @param constructor the call of another constructor in one; null in other methods
   */
  ActiveMethod(MethodBody body, AbstractInsnNode[] instructions, AbstractInsnNode constructor) {
    this.body = body;
    this.isNoted =
        ObjectProtocol.ownersPass()
            && !body.isStatic()
            && !body.layout.isInterface
            && !body.values.losesThis()
            && !replacesThis(instructions);
    this.isBrief =
        ObjectProtocol.ownersPass()
            && BriefMethods.include(instructions, body.layout.name, constructor);
    this.frame = isBrief ? -1 : body.locals.persistent(Opcodes.INTEGER);
  }

  static boolean hasClassConstants(ClassLayout layout) {
    return (layout.type.version & 0xffff) >= OLDEST_WITH_CLASS_CONSTANTS;
  }

  /** Whether the first variable, which the object is in, comes to hold something else. */
  private static boolean replacesThis(AbstractInsnNode[] instructions) {
    for (AbstractInsnNode each : instructions) {
      if (each instanceof VarInsnNode store
          && store.var == 0
          && store.getOpcode() >= Opcodes.ISTORE
          && store.getOpcode() <= Opcodes.ASTORE) {
        return true;
      }
    }
    return false;
  }

  /** Comes after the code of others that weave returns, except the monitor's. */
  void weaveReturn(AbstractInsnNode exit) {
    if (isBrief) {
      return;
    }
    LabelNode end = new LabelNode();
    LabelNode start = new LabelNode();
    ends.add(end);
    starts.add(start);
    body.before(exit, exit(body.code().add(end)));
    body.after(exit, body.code().add(start));
  }

  /** In a constructor, once there is an object; after each call of another constructor. */
  Code construct() {
    int site = body.place();
    if (!isNoted) {
      return body.code()
          .variable(Opcodes.ALOAD, 0)
          .stateContextSite(site)
          .runtime("Calls", "construct", CONSTRUCT)
          .variable(Opcodes.ISTORE, frame)
          .add(open());
    }
    Code code = OwnerMethods.made(body, site);
    if (!isBrief) {
      code.instructions().add(OwnerMethods.construct(body, site).instructions());
      code.variable(Opcodes.ISTORE, frame).add(open());
    }
    return code;
  }

  private LabelNode open() {
    LabelNode start = new LabelNode();
    starts.add(start);
    return start;
  }

  private LabelNode close() {
    LabelNode end = new LabelNode();
    ends.add(end);
    return end;
  }

  private boolean isOpen() {
    return starts.size() > ends.size();
  }

  /**
   * In a constructor, before each instruction from there on: the handler covers those at which
   * there is an object. A verifier lets no other come there.
   */
  void arrive(AbstractInsnNode instruction) {
    boolean hasObject = !body.values.isRaw() && (body.values.hasThis() || !isNoted);
    if (!isBrief && hasObject != isOpen()) {
      body.before(instruction, body.code().add(hasObject ? open() : close()));
    }
  }

  void weaveEndOfConstructor(AbstractInsnNode exit) {
    if (!isBrief) {
      body.before(exit, exit(isOpen() ? body.code().add(close()) : body.code()));
    }
  }

  /** Where a constructor throws something, its object is active no more. */
  void weaveThrowingConstructor() {
    if (!isBrief) {
      addHandler(starts.get(0));
    }
  }

  private Code exit(Code code) {
    if (isNoted) {
      code.variable(Opcodes.ALOAD, 0).variable(Opcodes.ILOAD, frame);
      return OwnerMethods.end(code, body.layout);
    }
    return code.variable(Opcodes.ILOAD, frame).state().runtime("Calls", "exit", EXIT);
  }

  /** Adds the handler at the end, if the method needs one, and gives the code for the entry. */
  Code weaveEntry() {
    if (isBrief) {
      return call();
    }
    LabelNode first = new LabelNode();
    starts.add(0, first);
    // The first range begins with the method's own first instruction, not inserted yet.
    addHandler(body.method.instructions.getFirst());
    return entry().add(first);
  }

  private void addHandler(AbstractInsnNode first) {
    LabelNode handler = new LabelNode();
    if (isOpen()) {
      ends.add(handler);
    }
    Code code = body.code().add(handler);
    if (body.layout.hasFrames) {
      Object[] stack = {"java/lang/Throwable"};
      Object[] locals = isNoted ? new Object[] {body.layout.name} : new Object[0];
      code.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, 1, stack));
    }
    InsnList instructions = body.method.instructions;
    instructions.add(exit(code).op(Opcodes.ATHROW).instructions());
    for (int i = 0; i < starts.size(); i++) {
      AbstractInsnNode from = i == 0 ? first : starts.get(i);
      if (SynchronizedMethod.hasInstructions(from, ends.get(i))) {
        body.method.tryCatchBlocks.add(
            new TryCatchBlockNode(starts.get(i), ends.get(i), handler, null));
      }
    }
  }

  private Code call() {
    int site = body.placeOfEntry();
    if (isNoted) {
      return OwnerMethods.call(body, site);
    }
    return receiver().stateContextSite(site).runtime("OwnCalls", "call", CALL);
  }

  private Code entry() {
    if (isNoted) {
      return OwnerMethods.begin(body, body.placeOfEntry()).variable(Opcodes.ISTORE, frame);
    }
    Code code = receiver();
    if (body.isStatic() || body.layout.isInterface) {
      code.op(Opcodes.ACONST_NULL);
    } else {
      code.variable(Opcodes.ALOAD, 0)
          .field(
              Opcodes.GETFIELD, body.layout.name, ClassLayout.STATE, ClassLayout.STATE_DESCRIPTOR);
    }
    return code.stateContextSite(body.placeOfEntry())
        .runtime("Calls", "enter", ENTER)
        .variable(Opcodes.ISTORE, frame);
  }

  /** The object, or the class of a static method. */
  private Code receiver() {
    Code code = body.code();
    if (!body.isStatic()) {
      return code.variable(Opcodes.ALOAD, 0);
    } else if (hasClassConstants(body.layout)) {
      return code.add(new LdcInsnNode(Type.getObjectType(body.layout.name)));
    }
    code.add(new LdcInsnNode(body.layout.name.replace('/', '.')));
    return code.call("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.Sites;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Weaves a constructor's first writes to the fields of its object: one history, made after the
 * superclass's constructor, serves them all, so that the object can still be optimised away.
 */
final class ConstructorStamps {
  private final MethodBody body;
  private final AbstractInsnNode[] instructions;
  private final boolean wanted;
  private final List<EarlyStore> earlyStores = new ArrayList<>();
  private boolean taken;
  private boolean delegates;

  /** Null where nobody wants to know. */
  private ActiveMethod active;

  /** Of the history. */
  private int site;

  private record EarlyStore(FieldInsnNode store, int line) {}

  ConstructorStamps(MethodBody body, AbstractInsnNode[] instructions) {
    this.body = body;
    this.instructions = instructions;
    this.wanted =
        body.isConstructor()
            && body.thoroughness.checksAccesses()
            && !ObjectProtocol.ownersPass()
            && storesFields();
  }

  private boolean storesFields() {
    for (AbstractInsnNode each : instructions) {
      if (each.getOpcode() == Opcodes.PUTFIELD) {
        FieldInsnNode store = (FieldInsnNode) each;
        FieldNode field = body.layout.declared(store.owner, store.name, store.desc);
        if (field != null && body.layout.kind(field) == ClassLayout.Kind.PLAIN) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the history exists wherever weaving comes from now on. */
  boolean areTaken() {
    return taken;
  }

  /** A store into an object that may not be passed to any method yet is told afterwards. */
  void addEarlyStore(FieldInsnNode store, int receiver) {
    if (receiver == Values.RAW_THIS) {
      earlyStores.add(new EarlyStore(store, body.line()));
    }
  }

  /** Before each of the constructor's own instructions. */
  void arrive(AbstractInsnNode instruction) {
    if (active != null) {
      active.arrive(instruction);
    }
  }

  /** After all of them. */
  void weaveEnd() {
    if (active != null) {
      active.weaveThrowingConstructor();
    }
  }

  /** After the call of another constructor of the same object. */
  void weaveAfter(MethodInsnNode call) {
    boolean isSuperCall =
        call.name.equals("<init>")
            && body.values.peek((Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1)
                == Values.RAW_THIS;
    if (!isSuperCall) {
      return;
    }
    delegates = call.owner.equals(body.layout.name);
    Code code = body.code();
    if (wanted) {
      site = Sites.constructor();
      construct(code).variable(Opcodes.ASTORE, body.locals.stamp());
      taken = true;
      for (EarlyStore early : earlyStores) {
        // Another constructor may have handed the object out: the stamp would come too late.
        if (body.values.hasThis() && call.owner.equals("java/lang/Object")) {
          code.instructions().add(stamp(early.store, early.line).instructions());
        }
      }
      if (body.values.hasThis() && call.owner.equals("java/lang/Object")) {
        Map<FieldInsnNode, Integer> lines = body.groups.linesOfWritesAfter(call);
        for (Map.Entry<FieldInsnNode, Integer> store : lines.entrySet()) {
          stampNow(code, store.getKey(), store.getValue());
        }
      }
    }
    if (ObjectProtocol.isFollowed() && body.values.hasThis()) {
      active = active != null ? active : new ActiveMethod(body, instructions, call);
      code.instructions().add(active.construct().instructions());
    }
    if (body.values.losesThis()) {
      freeze(code);
    }
    body.after(call, code);
  }

  /** Nobody else has the object yet, and the epoch in which its history was made goes on. */
  private void stampNow(Code code, FieldInsnNode store, int line) {
    String location = RedundantChecks.location(store, Values.THIS);
    if (body.redundant.needsWrite(location)) {
      body.redundant.addWrite(location);
      Sites.addStore(site, store.name, line);
      code.variable(Opcodes.ALOAD, 0)
          .variable(Opcodes.ALOAD, body.locals.stamp())
          .field(
              Opcodes.PUTFIELD,
              body.layout.name,
              ClassLayout.PREFIX + store.name,
              Code.HISTORY_TYPE);
    }
  }

  /** The write of a field of the object under construction. */
  Code stamp(FieldInsnNode store) {
    return stamp(store, body.line());
  }

  private Code stamp(FieldInsnNode store, int line) {
    Sites.addStore(site, store.name, line);
    return body.code()
        .variable(Opcodes.ALOAD, 0)
        .variable(Opcodes.ALOAD, body.locals.stamp())
        .stateContextSite(body.site(store, ObjectProtocol.flags(body, Values.THIS)))
        .call(
            body.layout.name,
            AccessMethods.name("init", store.name),
            AccessMethods.initDescriptor(body.layout.name));
  }

  /** At the end of the constructor that sets the final fields, they are frozen. */
  void weaveReturn(AbstractInsnNode exit) {
    if (!body.values.losesThis()) {
      Code code = body.code();
      freeze(code);
      body.before(exit, code);
    }
    if (active != null) {
      active.weaveEndOfConstructor(exit);
    }
  }

  /**
   * Where the object may be out of reach at the end, this comes early, and is nearly as good. Never
   * twice: the object may carry its clock there by then.
   */
  private void freeze(Code code) {
    if (body.layout.freezes && !delegates && body.values.hasThis()) {
      call(code.variable(Opcodes.ALOAD, 0).state(), "frozen", "()")
          .field(Opcodes.PUTFIELD, body.layout.name, ClassLayout.FROZEN, Code.HISTORY_TYPE);
    }
  }

  private Code construct(Code code) {
    return call(code.stateContextSite(site), "construct", "(JI)");
  }

  private static Code call(Code code, String method, String arguments) {
    String descriptor = arguments + Code.HISTORY_TYPE;
    return code.add(
        new MethodInsnNode(Opcodes.INVOKEVIRTUAL, Code.STATE, method, descriptor, false));
  }
}

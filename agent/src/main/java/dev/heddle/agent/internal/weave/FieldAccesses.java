// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Weaves accesses to fields.
 *
 * <p>Of a field of the same class it is known what it is: plain fields are looked at by the class's
 * own methods, volatile and final ones by the runtime. A field of another class may be any of
 * these; there the runtime finds out. It is therefore called where all of them are right: after a
 * read, because a volatile read acquires what was released before it, and before a write.
 */
final class FieldAccesses {
  private static final String OWNER_STATE_CONTEXT_SITE =
      "(Ljava/lang/Object;" + Code.STATE_TYPE + "JI)V";
  private static final String OWNER_HISTORY_STATE_CONTEXT_SITE =
      "(Ljava/lang/Object;" + Code.HISTORY_TYPE + "Z" + Code.STATE_TYPE + "JI)" + Code.HISTORY_TYPE;
  private static final String OWNER_STATE_SITE = "(Ljava/lang/Object;" + Code.STATE_TYPE + "I)V";
  private static final String STATE_CONTEXT_SITE = "(" + Code.STATE_TYPE + "JI)V";
  private static final String STATE_SITE = "(" + Code.STATE_TYPE + "I)V";

  private final MethodBody body;
  private final ConstructorStamps stamps;

  /** Writes that were checked at an earlier one; until there, they may still not happen. */
  private final Set<FieldInsnNode> together = new HashSet<>();

  FieldAccesses(MethodBody body, ConstructorStamps stamps) {
    this.body = body;
    this.stamps = stamps;
  }

  void weave(FieldInsnNode access) {
    if (ClassLayout.isIgnored(access.name) || ClassLayout.isPlatform(access.owner)) {
      return;
    }
    boolean isStatic =
        access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
    FieldNode field = body.layout.declared(access.owner, access.name, access.desc);
    boolean isUnshared =
        body.layout.unshared.contain(
            access.owner, access.name, body.method.name + body.method.desc);
    if (field == null) {
      if (isStatic) {
        weaveFarStatic(access, isUnshared);
      } else if (!isUnshared) {
        weaveFar(access);
      }
      return;
    }
    if (isStatic) {
      weaveInitialised(access, field);
    }
    switch (body.layout.kind(field)) {
      case PLAIN -> {
        if (!isUnshared && body.thoroughness.checksAccesses()) {
          weavePlain(access, isStatic);
        }
      }
      case VOLATILE -> weaveVolatile(access, isStatic);
      case FINAL -> weaveFinal(access);
      default -> {}
    }
  }

  private static boolean isRead(FieldInsnNode access) {
    return access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.GETSTATIC;
  }

  /** Static methods and constructors have acquired their class's initialisation at their entry. */
  private void weaveInitialised(FieldInsnNode access, FieldNode field) {
    boolean isConstant =
        (field.access & Opcodes.ACC_FINAL) != 0 && !ClassLayout.leadsOn(Type.getType(field.desc));
    if (body.layout.hasInitialiser
        && !isConstant
        && !body.isStatic()
        && !body.isConstructor()
        && body.first("initialised")) {
      body.before(access, ClassInitialisation.seen(body));
    }
  }

  private int site(FieldInsnNode access) {
    boolean isStatic =
        access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
    return body.site(access, isStatic ? 0 : ObjectProtocol.flags(body, receiver(access)));
  }

  private void weavePlain(FieldInsnNode access, boolean isStatic) {
    int receiver = isStatic ? Values.UNKNOWN : receiver(access);
    if (ObjectProtocol.omits(body, receiver)) {
      return;
    }
    String location = RedundantChecks.location(access, receiver);
    if (isRead(access)) {
      if (body.redundant.needsRead(location)
          && !body.redundant.isWrittenNext(access)
          && !weaveGroup(access, receiver)) {
        Code owner = isStatic ? body.code() : body.code().op(Opcodes.DUP);
        Code check = callOwn(owner, access, "read", isStatic);
        body.redundant.addRead(location, check);
        body.before(access, check);
      }
    } else if (!isStatic && body.values.isRaw()) {
      stamps.addEarlyStore(access, receiver);
    } else if (together.contains(access)) {
      body.redundant.addWrite(location);
    } else if (body.redundant.needsWrite(location) && !weaveGroup(access, receiver)) {
      body.redundant.addWrite(location);
      if (isThis(receiver) && stamps.areTaken()) {
        body.before(access, stamps.stamp(access));
      } else {
        Code owner = isStatic ? body.code() : ownerOfWrite(access);
        body.before(access, callOwn(owner, access, "write", isStatic));
      }
    }
  }

  /** Checks the access together with later ones, if there are any. */
  private boolean weaveGroup(FieldInsnNode access, int receiver) {
    FieldGroup group = body.groups.startingAt(access, needed(receiver));
    GroupMethod method = group == null ? null : group.method(body.isLeaf);
    if (method == null || !body.layout.groups.allows(method)) {
      return false;
    }
    if (group.writes()) {
      together.addAll(group.members());
      body.redundant.addWrite(RedundantChecks.location(access, receiver));
    } else {
      for (FieldInsnNode each : group.members()) {
        body.redundant.addSharedRead(RedundantChecks.location(each, receiver));
      }
    }
    Code code = group.writes() ? ownerOfWrite(access) : body.code().op(Opcodes.DUP);
    if (group.isGuarded()) {
      code.variable(Opcodes.ALOAD, group.guard());
    }
    method.call(code, body.layout.name, body.site(group));
    body.before(access, code);
    return true;
  }

  /** Accesses to the receiver's fields that were not checked before. */
  private Predicate<FieldInsnNode> needed(int receiver) {
    return new Predicate<>() {
      @Override
      public boolean test(FieldInsnNode access) {
        String location = RedundantChecks.location(access, receiver);
        return isRead(access)
            ? body.redundant.needsRead(location)
            : body.redundant.needsWrite(location) && !together.contains(access);
      }
    };
  }

  /** What is known of the object whose field is accessed. */
  private int receiver(FieldInsnNode access) {
    return body.values.peek(isRead(access) ? 0 : Type.getType(access.desc).getSize());
  }

  /** Whether the object can also be loaded from the first variable. */
  private boolean isThis(int receiver) {
    return receiver == Values.THIS && body.values.hasThis();
  }

  private Code callOwn(Code code, FieldInsnNode access, String operation, boolean isStatic) {
    if (body.thoroughness.isShort()) {
      return callFar(code, access, operation, isStatic);
    }
    if (body.isLeaf) {
      GroupMethod method =
          new GroupMethod(operation.equals("write"), List.of(access.name), 0, true);
      if (body.layout.groups.allows(method)) {
        return method.call(code, body.layout.name, site(access));
      }
    }
    return code.stateContextSite(site(access))
        .call(
            body.layout.name,
            AccessMethods.name(operation, access.name),
            AccessMethods.descriptor(body.layout.name, isStatic));
  }

  private void weaveVolatile(FieldInsnNode access, boolean isStatic) {
    String method = isRead(access) ? "volatileRead" : "volatileWrite";
    Code code;
    if (isStatic) {
      code = body.code().op(Opcodes.ACONST_NULL);
    } else if (isRead(access)) {
      code = ownerAfterRead(access);
    } else {
      if (body.values.isRaw() && Values.mayBeRaw(receiver(access))) {
        return;
      }
      code = ownerOfWrite(access);
    }
    code.state().push(site(access)).runtime("Fields", method, OWNER_STATE_SITE);
    if (isRead(access)) {
      body.after(access, code);
    } else {
      body.before(access, code);
    }
  }

  /** What a final field refers to was complete when the constructor ended. */
  private void weaveFinal(FieldInsnNode access) {
    if (access.getOpcode() != Opcodes.GETFIELD || !ClassLayout.leadsOn(Type.getType(access.desc))) {
      return;
    }
    boolean isThis = body.values.peek(0) == Values.THIS;
    if (isThis && (body.isConstructor() || !body.first("frozen this"))) {
      return;
    }
    String name = body.layout.name;
    String descriptor = AccessMethods.readFinalDescriptor(name);
    Code code = body.code().op(Opcodes.DUP);
    if (remembers()) {
      int known = body.locals.persistent(Code.HISTORY);
      code.variable(Opcodes.ALOAD, known);
      pushIsKnown(code, access, 0)
          .state()
          .call(name, AccessMethods.READ_FINAL, descriptor)
          .variable(Opcodes.ASTORE, known);
    } else {
      code.op(Opcodes.ACONST_NULL)
          .push(0)
          .state()
          .call(name, AccessMethods.READ_FINAL, descriptor)
          .op(Opcodes.POP);
    }
    body.before(access, code);
  }

  /** Whether the object's constructor is known since the loop's entry to have ended before. */
  private Code pushIsKnown(Code code, FieldInsnNode access, int site) {
    CalmLoop loop = body.calmLoops.around(body.position());
    LoopValue object = loop == null ? null : loop.taken(access);
    int isKnown = -1;
    if (object != null && object.isExact()) {
      isKnown = loop.isKnown(new CalmLoop.FinalRead(object, access, site), body.locals);
    }
    return isKnown < 0 ? code.push(0) : code.variable(Opcodes.ILOAD, isKnown);
  }

  /** Whether the present instruction is in a loop that can keep what it knows of final fields. */
  private boolean remembers() {
    return body.isInLoop() && body.locals.hasRoomForMemory() && !body.thoroughness.isShort();
  }

  /** The owner is on the stack, unless the field is static. */
  private Code callFar(Code code, FieldInsnNode access, String operation, boolean isStatic) {
    int site = site(access);
    String method = isStatic ? operation + "Static" : operation;
    if (body.thoroughness.isShort()) {
      String descriptor = isStatic ? "(I)V" : "(Ljava/lang/Object;I)V";
      return code.push(site).runtime("ShortCalls", method, descriptor);
    }
    return code.stateContextSite(site)
        .runtime("Fields", method, isStatic ? STATE_CONTEXT_SITE : OWNER_STATE_CONTEXT_SITE);
  }

  private void weaveFar(FieldInsnNode access) {
    if (isRead(access)) {
      Code owner = ownerAfterRead(access);
      boolean mayLeadOn = ClassLayout.leadsOn(Type.getType(access.desc));
      boolean isRemembered = mayLeadOn && remembers();
      body.after(
          access, isRemembered ? readInLoop(owner, access) : callFar(owner, access, "read", false));
    } else if (!body.values.isRaw() || !Values.mayBeRaw(receiver(access))) {
      body.before(access, callFar(ownerOfWrite(access), access, "write", false));
    }
  }

  /** The owner is on the stack; the field may be final. */
  private Code readInLoop(Code owner, FieldInsnNode access) {
    int known = body.locals.persistent(Code.HISTORY);
    int site = site(access);
    owner.variable(Opcodes.ALOAD, known);
    Code code =
        body.layout.isFinalElsewhere(access) ? pushIsKnown(owner, access, site) : owner.push(0);
    return code.stateContextSite(site)
        .runtime("Fields", "readInLoop", OWNER_HISTORY_STATE_CONTEXT_SITE)
        .variable(Opcodes.ASTORE, known);
  }

  /**
   * Before a write, the program's own instruction must not be the first to initialise the class: it
   * would wait for another thread's initialisation only after the check. Reading the field does
   * what the write would do then, and throws what it would throw.
   */
  private void weaveFarStatic(FieldInsnNode access, boolean isUnshared) {
    boolean isFirst = body.first("initialised " + access.owner);
    if (isUnshared && !isFirst) {
      return;
    }
    Code code = body.code();
    if (!isRead(access)) {
      code.field(Opcodes.GETSTATIC, access.owner, access.name, access.desc);
      code.pop(Type.getType(access.desc));
    }
    if (isFirst) {
      code.state().push(site(access)).runtime("ClassInit", "seenFar", STATE_SITE);
    }
    if (!isUnshared) {
      callFar(code, access, isRead(access) ? "read" : "write", true);
    }
    if (isRead(access)) {
      body.after(access, code);
    } else {
      body.before(access, code);
    }
  }

  /** Leaves the owner on the stack above the value that was read. */
  private Code ownerAfterRead(FieldInsnNode access) {
    if (isThis(receiver(access))) {
      return body.code().variable(Opcodes.ALOAD, 0);
    }
    body.before(access, body.code().op(Opcodes.DUP));
    if (Type.getType(access.desc).getSize() == 1) {
      return body.code().op(Opcodes.SWAP);
    }
    return body.code().op(Opcodes.DUP2_X1).op(Opcodes.POP2);
  }

  /** Leaves the owner on the stack above the owner and the value that will be written. */
  private Code ownerOfWrite(FieldInsnNode access) {
    if (isThis(receiver(access))) {
      return body.code().variable(Opcodes.ALOAD, 0);
    } else if (Type.getType(access.desc).getSize() == 1) {
      return body.code().op(Opcodes.DUP2).op(Opcodes.POP);
    }
    return body.code().op(Opcodes.DUP2_X1).op(Opcodes.POP2).op(Opcodes.DUP_X2);
  }
}

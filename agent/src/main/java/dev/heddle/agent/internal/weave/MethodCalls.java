// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Weaves what a library call means to the runtime before and after the call. */
final class MethodCalls {
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  /** {@code super.clone()} copies the shadows along with the fields. */
  private static final List<CallEffect> COPY = copy("cloned");

  /**
   * So does {@code clone()}, if no class on the way to {@code Object} has a method of that name.
   */
  private static final List<CallEffect> PERHAPS_COPY = copy("perhapsCloned");

  private static final String CALL_IN_LOOP =
      "(Ljava/lang/Object;Ljava/lang/Object;J" + Code.STATE_TYPE + "JII)J";

  private static final String REACH = "(Ljava/lang/Object;)V";

  private final MethodBody body;
  private final CallSiteRewriter rewriter;
  private final ConfinedObjects confined;

  MethodCalls(MethodBody body, CallSiteRewriter rewriter, AbstractInsnNode[] instructions) {
    this.body = body;
    this.rewriter = rewriter;
    this.confined = ConfinedObjects.of(body, instructions);
  }

  void weave(MethodInsnNode call) {
    List<CallEffect> effects = effects(call);
    if (effects == null || effects.isEmpty()) {
      return;
    } else if (effects.size() == 1 && isOnReceiverOnly(effects.get(0), call)) {
      weaveOnReceiver(call, effects.get(0));
    } else {
      new Woven(call).weave(effects);
    }
  }

  /**
   * Call sites that the JDK links, as for lambdas, hold nothing that could be accessed unordered.
   */
  void weave(InvokeDynamicInsnNode call) {
    if (!ClassLayout.isPlatform(call.bsm.getOwner())) {
      LdcInsnNode own = new LdcInsnNode(Type.getObjectType(body.layout.name));
      body.before(call, body.code().add(own).runtime("SyncConditions", "reachLinked", REACH));
    }
  }

  private List<CallEffect> effects(MethodInsnNode call) {
    if (!body.thoroughness.checksAccesses()) {
      List<CallEffect> all = known(call);
      return all == null ? null : thatOrderThreads(all);
    }
    boolean isClone = call.name.equals("clone") && call.desc.equals("()Ljava/lang/Object;");
    if (isClone && call.getOpcode() == Opcodes.INVOKESPECIAL) {
      return COPY;
    }
    List<CallEffect> effects = known(call);
    if (effects != null && confined.isReceiverOf(call)) {
      return withoutAccesses(false, effects);
    }
    if (effects != null && confined.isIteratorOf(call)) {
      effects = withoutAccesses(true, effects);
    } else if (effects != null && confined.isGivenIteratorOf(call)) {
      effects = ifKept(effects);
    }
    boolean isKnown = effects != null && !effects.isEmpty();
    return isClone && !isKnown && call.getOpcode() == Opcodes.INVOKEVIRTUAL
        ? PERHAPS_COPY
        : effects;
  }

  private static List<CallEffect> thatOrderThreads(List<CallEffect> effects) {
    List<CallEffect> some = new ArrayList<>();
    for (CallEffect effect : effects) {
      if (effect.ordersThreads()) {
        some.add(effect);
      }
    }
    return some;
  }

  /**
   * What is left without accesses to the receiver.
   *
   * @param onlyToPosition whether those stay that are to what an iterator goes through
   */
  private static List<CallEffect> withoutAccesses(
      boolean onlyToPosition, List<CallEffect> effects) {
    List<CallEffect> some = new ArrayList<>();
    for (CallEffect effect : effects) {
      if (!(onlyToPosition ? effect.isAccessToPosition() : effect.isAccessToReceiver())) {
        some.add(effect);
      }
    }
    return some;
  }

  /** Accesses to an iterator that others may have only where a class keeps those that it gives. */
  private static List<CallEffect> ifKept(List<CallEffect> effects) {
    List<CallEffect> some = new ArrayList<>();
    for (CallEffect effect : effects) {
      some.add(effect.isAccessToPosition() ? effect.calling("positionIfKept") : effect);
    }
    return some;
  }

  private List<CallEffect> known(MethodInsnNode call) {
    return rewriter.effects(call.owner, call.name, call.desc, call.itf, call.getOpcode());
  }

  private static List<CallEffect> copy(String method) {
    int[] result = {CallEffect.RESULT};
    String copies = Code.RUNTIME + "Copies";
    return List.of(new CallEffect(true, CallEffect.RECEIVER, copies, method, result, -1));
  }

  /** The usual case, and so few arguments that the receiver can be copied across them. */
  private static boolean isOnReceiverOnly(CallEffect effect, MethodInsnNode call) {
    return !effect.after()
        && effect.subject() == CallEffect.RECEIVER
        && effect.extraArguments().length == 0
        && call.getOpcode() != Opcodes.INVOKESTATIC
        && !call.name.equals("<init>")
        && argumentSlots(call) <= 2;
  }

  private static int argumentSlots(MethodInsnNode call) {
    return (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
  }

  private void weaveOnReceiver(MethodInsnNode call, CallEffect effect) {
    Code code = body.code();
    switch (argumentSlots(call)) {
      case 0 -> code.op(Opcodes.DUP);
      case 1 -> code.op(Opcodes.DUP2).op(Opcodes.POP);
      default -> code.op(Opcodes.DUP2_X1).op(Opcodes.POP2).op(Opcodes.DUP_X2);
    }
    int receiver = body.values.peek(argumentSlots(call));
    if (effect.isRepeatable() && body.isInLoop() && body.locals.hasRoomForMemory()) {
      callInLoop(effect, code, receiver);
    } else {
      callRuntime(effect, code, new StringBuilder("(Ljava/lang/Object;"), receiver);
    }
    body.before(call, code);
  }

  /** The receiver is on the stack. */
  private void callInLoop(CallEffect effect, Code code, int receiver) {
    int last = body.locals.persistent(OBJECT.getInternalName());
    int knownAt = body.locals.persistent(Opcodes.LONG);
    code.op(Opcodes.DUP)
        .variable(Opcodes.ALOAD, last)
        .variable(Opcodes.LLOAD, knownAt)
        .stateContextSite(body.placeOf(receiver))
        .push(effect.tag())
        .runtime("Library", "callInLoop", CALL_IN_LOOP)
        .variable(Opcodes.LSTORE, knownAt)
        .variable(Opcodes.ASTORE, last);
  }

  /** The subject and the extra arguments are on the stack. */
  private void callRuntime(CallEffect effect, Code code, StringBuilder descriptor, int subject) {
    code.stateContextSite(effect.hasOwnPlace() ? body.newPlaceOf(subject) : body.placeOf(subject));
    descriptor.append(Code.STATE_TYPE).append("JI");
    if (effect.tag() >= 0) {
      code.push(effect.tag());
      descriptor.append('I');
    }
    code.call(effect.runtimeOwner(), effect.runtimeMethod(), descriptor.append(")V").toString());
  }

  /** One call, with its operands kept in temporaries. */
  private final class Woven {
    private final MethodInsnNode call;
    private final boolean hasReceiver;
    private final boolean isConstructor;
    private final Type[] types;
    private final int[] variables;
    private final int receiver;
    private final Type resultType;
    private final int result;

    Woven(MethodInsnNode call) {
      this.call = call;
      this.hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
      this.isConstructor = call.name.equals("<init>");
      this.types = Type.getArgumentTypes(call.desc);
      this.variables = new int[types.length];
      this.receiver = body.locals.temporary(0, OBJECT);
      int next = 1;
      for (int i = 0; i < types.length; i++) {
        variables[i] = body.locals.temporary(next, types[i]);
        next += types[i].getSize();
      }
      this.resultType = Type.getReturnType(call.desc);
      this.result = body.locals.temporary(next, resultType);
    }

    void weave(List<CallEffect> effects) {
      Code before = body.code();
      for (int i = types.length - 1; i >= 0; i--) {
        before.store(types[i], variables[i]);
      }
      if (hasReceiver) {
        before.variable(Opcodes.ASTORE, receiver);
      }
      Code after = body.code();
      boolean passesResult = passesResult(effects);
      if (passesResult) {
        after.store(resultType, result);
      }
      for (CallEffect effect : effects) {
        weave(effect, effect.after() ? after : before);
      }
      if (passesResult) {
        after.load(resultType, result);
      }
      if (hasReceiver) {
        before.variable(Opcodes.ALOAD, receiver);
      }
      for (int i = 0; i < types.length; i++) {
        before.load(types[i], variables[i]);
      }
      body.before(call, before);
      body.after(call, after);
    }

    private static boolean passesResult(List<CallEffect> effects) {
      for (CallEffect effect : effects) {
        for (int index : effect.extraArguments()) {
          if (index == CallEffect.RESULT) {
            return true;
          }
        }
      }
      return false;
    }

    private void weave(CallEffect effect, Code code) {
      StringBuilder descriptor = new StringBuilder("(Ljava/lang/Object;");
      pushSubject(effect, code);
      for (int index : effect.extraArguments()) {
        boolean isResult = index == CallEffect.RESULT;
        Type type = isResult ? resultType : types[index];
        code.load(type, isResult ? result : variables[index]);
        descriptor.append((type.getSort() >= Type.ARRAY ? OBJECT : type).getDescriptor());
      }
      callRuntime(effect, code, descriptor, subject(effect));
    }

    /** What is known of the subject before the call. */
    private int subject(CallEffect effect) {
      int depth = argumentSlots(call);
      for (int i = 0; i <= effect.subject(); i++) {
        depth -= types[i].getSize();
      }
      boolean isOperand = effect.subject() >= 0 || effect.subject() == CallEffect.RECEIVER;
      return isOperand ? body.values.peek(depth) : Values.UNKNOWN;
    }

    private void pushSubject(CallEffect effect, Code code) {
      int subject = effect.subject();
      if (subject == CallEffect.RESULT && effect.after() && resultType.getSort() >= Type.ARRAY) {
        code.op(Opcodes.DUP);
      } else if (subject == CallEffect.NOBODY) {
        code.op(Opcodes.ACONST_NULL);
      } else if (subject == CallEffect.RECEIVER
          && hasReceiver
          && (effect.after() || !isConstructor)) {
        code.variable(Opcodes.ALOAD, receiver);
      } else if (subject >= 0 && types[subject].getSort() >= Type.ARRAY) {
        code.variable(Opcodes.ALOAD, variables[subject]);
      } else {
        throw new IllegalArgumentException(
            "no such subject at a call of " + call.owner + "." + call.name + ": " + effect);
      }
    }
  }
}

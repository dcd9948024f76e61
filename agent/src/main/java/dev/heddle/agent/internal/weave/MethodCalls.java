// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Weaves what a library call means to the runtime before and after the call. */
final class MethodCalls {
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  private final MethodBody body;
  private final CallSiteRewriter rewriter;

  MethodCalls(MethodBody body, CallSiteRewriter rewriter) {
    this.body = body;
    this.rewriter = rewriter;
  }

  void weave(MethodInsnNode call) {
    List<CallEffect> effects =
        rewriter.effects(call.owner, call.name, call.desc, call.itf, call.getOpcode());
    if (effects != null && !effects.isEmpty()) {
      new Woven(call).weave(effects);
    }
  }

  /** One call, with its operands kept in temporaries. */
  private final class Woven {
    private final MethodInsnNode call;
    private final boolean hasReceiver;
    private final boolean isConstructor;
    private final Type[] types;
    private final int[] variables;
    private final int receiver;

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
      for (CallEffect effect : effects) {
        weave(effect, effect.after() ? after : before);
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

    private void weave(CallEffect effect, Code code) {
      StringBuilder descriptor = new StringBuilder("(Ljava/lang/Object;");
      pushSubject(effect, code);
      for (int index : effect.extraArguments()) {
        code.load(types[index], variables[index]);
        descriptor.append(types[index].getDescriptor());
      }
      code.stateContextSite(body.place());
      descriptor.append(Code.STATE_TYPE).append("JI");
      if (effect.tag() >= 0) {
        code.push(effect.tag());
        descriptor.append('I');
      }
      code.call(effect.runtimeOwner(), effect.runtimeMethod(), descriptor.append(")V").toString());
    }

    private void pushSubject(CallEffect effect, Code code) {
      int subject = effect.subject();
      Type result = Type.getReturnType(call.desc);
      if (subject == CallEffect.RESULT && effect.after() && result.getSort() >= Type.ARRAY) {
        code.op(Opcodes.DUP);
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

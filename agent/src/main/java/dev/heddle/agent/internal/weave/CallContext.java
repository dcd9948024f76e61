// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Weaves the calling context: a hash of the calls on the stack, handed to each called method in the
 * thread's state.
 *
 * <p>A method that has changed the context sets it back when it returns. Otherwise methods that the
 * JDK calls again and again (the body of a {@code forEach}, the tasks of a pool) would find another
 * context each time.
 */
final class CallContext {
  private static final long FACTOR = 3;
  private static final long FIRST_MIX = 0xff51afd7ed558ccdL;
  private static final long SECOND_MIX = 0xc4ceb9fe1a85ec53L;

  private final MethodBody body;
  private long methodHash;
  private int ordinal;
  private boolean changed;

  CallContext(MethodBody body) {
    this.body = body;
  }

  /** A number that no other call site has, in this class or another. */
  private long nextSite() {
    if (ordinal == 0) {
      long hash = add(0, body.layout.name);
      methodHash = add(add(hash, body.method.name), body.method.desc);
    }
    return mix(methodHash + ++ordinal);
  }

  private static long add(long hash, String text) {
    for (int i = 0; i < text.length(); i++) {
      hash = 31 * hash + text.charAt(i);
    }
    return mix(hash);
  }

  /** Murmur's finaliser; numbers that differ in few bits would give equal sums on other stacks. */
  private static long mix(long hash) {
    hash ^= hash >>> 33;
    hash *= FIRST_MIX;
    hash ^= hash >>> 33;
    hash *= SECOND_MIX;
    return hash ^ (hash >>> 33);
  }

  void weave(MethodInsnNode call) {
    if (LeafCalls.contains(call.owner, call.name, call.desc)
        || call.name.startsWith(Coverage.PREFIX)) {
      return;
    }
    boolean isRecursive =
        call.owner.equals(body.layout.name)
            && call.name.equals(body.method.name)
            && call.desc.equals(body.method.desc);
    weave(call, isRecursive);
  }

  /** Making a lambda calls nothing; other call sites may call anything. */
  void weave(InvokeDynamicInsnNode call) {
    String factory = call.bsm.getOwner();
    boolean callsNothing =
        factory.equals(MethodReferences.FACTORY)
            || factory.equals("java/lang/invoke/StringConcatFactory") && takesOnlyText(call.desc);
    if (!callsNothing) {
      weave(call, false);
    }
  }

  private static boolean takesOnlyText(String descriptor) {
    for (Type type : Type.getArgumentTypes(descriptor)) {
      if (type.getSort() >= Type.ARRAY && !LeafCalls.isImmutable(type.getInternalName())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Recursion leaves the context as it is: a deep one would make as many contexts as it is deep.
   */
  private void weave(AbstractInsnNode call, boolean isRecursive) {
    if (!body.thoroughness.tracksContext()) {
      return;
    }
    changed = true;
    Code code = body.code().state().context();
    if (!isRecursive) {
      code.push(FACTOR).op(Opcodes.LMUL).push(nextSite()).op(Opcodes.LADD);
    }
    body.before(call, code.field(Opcodes.PUTFIELD, Code.STATE, "context", "J"));
  }

  void weaveReturn(AbstractInsnNode exit) {
    if (changed) {
      Code code = body.code().state().context();
      body.before(exit, code.field(Opcodes.PUTFIELD, Code.STATE, "context", "J"));
    }
  }
}

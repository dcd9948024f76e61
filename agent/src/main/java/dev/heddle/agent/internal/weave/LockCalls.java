// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Weaves calls that take a lock of {@code java.util.concurrent.locks}: the hooks inside, which tell
 * of the lock, do not know by themselves where the program calls it.
 */
final class LockCalls {
  private static final String LOCKS = "java/util/concurrent/locks/";

  private LockCalls() {}

  /** Whether the call makes a plain object, which is good for nothing but to be locked. */
  static boolean makesObject(MethodInsnNode call) {
    return call.name.equals("<init>")
        && call.owner.equals("java/lang/Object")
        && call.getPrevious() != null
        && call.getPrevious().getOpcode() == Opcodes.DUP;
  }

  /** Tells of an object that lies on the stack once it has been made. */
  static void weaveMaking(MethodBody body, MethodInsnNode call) {
    Code code = body.code().op(Opcodes.DUP);
    body.after(call, code.runtime("SyncConditions", "make", "(Ljava/lang/Object;)V"));
  }

  static boolean contains(MethodInsnNode call) {
    return call.owner.startsWith(LOCKS)
        && call.getOpcode() != Opcodes.INVOKESTATIC
        && switch (call.name) {
          case "lock", "lockInterruptibly", "tryLock" -> true;
          case "readLock", "readLockInterruptibly", "tryReadLock", "tryConvertToReadLock" -> true;
          case "writeLock", "writeLockInterruptibly", "tryWriteLock", "tryConvertToWriteLock" ->
              true;
          case "acquire", "acquireInterruptibly", "tryAcquireNanos" -> true;
          case "await", "awaitNanos", "awaitUntil", "awaitUninterruptibly" -> true;
          default -> false;
        };
  }

  /** The place counts during the call only. */
  static void weave(MethodBody body, MethodInsnNode call) {
    body.before(call, site(body, body.place()));
    body.after(call, site(body, 0));
  }

  private static Code site(MethodBody body, int site) {
    return body.code().state().push(site).field(Opcodes.PUTFIELD, Code.STATE, "lockSite", "I");
  }
}

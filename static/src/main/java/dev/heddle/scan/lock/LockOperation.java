// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.ipa.cha.IClassHierarchy;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.TypeReference;

/** What a call does to a lock of java.util.concurrent. */
enum LockOperation {
  NONE,
  LOCK,
  LOCK_SHARED,
  TRY,
  UNLOCK;

  private static final String LOCKS = "Ljava/util/concurrent/locks/";

  static LockOperation of(SSAInvokeInstruction call, IClassHierarchy hierarchy) {
    if (call.isStatic()) {
      return NONE;
    }
    TypeReference type = call.getDeclaredTarget().getDeclaringClass();
    String owner = type.getName().toString();
    String name = call.getDeclaredTarget().getName().toString();
    if (owner.equals(LOCKS + "StampedLock")) {
      return ofStamped(name);
    }
    if (!owner.startsWith(LOCKS) && !isLock(type, hierarchy)) {
      return NONE;
    }
    return switch (name) {
      case "lock", "lockInterruptibly" -> isReadLock(call) ? LOCK_SHARED : LOCK;
      case "tryLock" -> TRY;
      case "unlock" -> UNLOCK;
      default -> NONE;
    };
  }

  /** Whether other readers may hold it, too, once this call has taken it. */
  boolean isShared(SSAInvokeInstruction call) {
    return this == LOCK_SHARED || this == TRY && isReadLock(call);
  }

  private static boolean isReadLock(SSAInvokeInstruction call) {
    return call.getDeclaredTarget().getDeclaringClass().getName().toString().endsWith("$ReadLock");
  }

  private static boolean isLock(TypeReference type, IClassHierarchy hierarchy) {
    IClass lock =
        hierarchy.lookupClass(
            TypeReference.findOrCreate(ClassLoaderReference.Primordial, LOCKS + "Lock"));
    IClass owner = hierarchy.lookupClass(type);
    return lock != null && owner != null && hierarchy.isAssignableFrom(lock, owner);
  }

  private static LockOperation ofStamped(String name) {
    return switch (name) {
      case "writeLock", "writeLockInterruptibly" -> LOCK;
      // What is read without a lock counts only if nobody has written meanwhile.
      case "readLock", "readLockInterruptibly", "tryOptimisticRead" -> LOCK_SHARED;
      case "unlockWrite", "unlockRead", "unlock" -> UNLOCK;
      default -> NONE;
    };
  }
}

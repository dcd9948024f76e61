// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Lets a library method use its own atomic variables past the hooks in their methods. */
final class PrivateAtomicCalls extends MethodVisitor {
  private static final String ATOMICS = "dev/heddle/runtime/PrivateAtomics";

  PrivateAtomicCalls(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (concern(owner, name)) {
      String unhooked = "(L" + owner + ";" + descriptor.substring(1);
      mv.visitMethodInsn(Opcodes.INVOKESTATIC, ATOMICS, name, unhooked, false);
    } else {
      mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }

  /** Whether a call of the method goes past its hooks. */
  static boolean concern(String owner, String name) {
    return isAtomic(owner) && hasTwin(name);
  }

  private static boolean isAtomic(String owner) {
    return owner.equals("java/util/concurrent/atomic/AtomicInteger")
        || owner.equals("java/util/concurrent/atomic/AtomicLong");
  }

  /** The methods that the classes use of which the model says that their atomics order nothing. */
  private static boolean hasTwin(String method) {
    return switch (method) {
      case "get", "set", "compareAndSet", "addAndGet", "getAndAdd", "getAndIncrement" -> true;
      default -> false;
    };
  }
}

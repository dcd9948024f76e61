// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Weaves the edge from the end of a class's initialisation to every use of the class. */
final class ClassInitialisation {
  private ClassInitialisation() {}

  /**
   * The running thread has been let in by the JVM, so the initialisation has ended, or is its own.
   */
  static Code seen(MethodBody body) {
    return body.code()
        .field(Opcodes.GETSTATIC, body.layout.name, ClassLayout.INITIALISED, Code.CLOCK_TYPE)
        .state()
        .runtime("ClassInit", "seen", "(" + Code.CLOCK_TYPE + Code.STATE_TYPE + ")V");
  }

  /** Whether the JVM lets a thread enter the method only once its class is initialised. */
  static boolean guards(MethodBody body) {
    return body.layout.hasInitialiser
        && !body.isClassInitialiser()
        && (body.isStatic() || body.isConstructor());
  }

  /** A class initialiser returns. */
  static void weaveReturn(MethodBody body, AbstractInsnNode exit) {
    Code code = body.code().state();
    code.runtime("ClassInit", "done", "(" + Code.STATE_TYPE + ")" + Code.CLOCK_TYPE);
    code.field(Opcodes.PUTSTATIC, body.layout.name, ClassLayout.INITIALISED, Code.CLOCK_TYPE);
    body.before(exit, code);
  }
}

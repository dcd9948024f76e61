// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Knows the fields that the woven class itself declares. Other classes are not looked at: to do so
 * would load them, and a class that is loaded while another is being woven is not woven itself.
 */
final class FieldLookup {
  private final String className;
  private final ClassScan scan;

  FieldLookup(String className, ClassScan scan) {
    this.className = className;
    this.scan = scan;
  }

  boolean exists(String field) {
    return scan.descriptor(field) != null;
  }

  /** Reads a field of the object on the stack, which is of the woven class; gives its type. */
  Type load(MethodVisitor code, String field) {
    String descriptor = scan.descriptor(field);
    code.visitFieldInsn(Opcodes.GETFIELD, className, field, descriptor);
    return Type.getType(descriptor);
  }

  boolean isVolatile(String owner, String field) {
    return owner.equals(className) && scan.isVolatile(field);
  }
}

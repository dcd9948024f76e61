// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Knows the fields of the class that is woven, from its scan, and those of other classes. */
final class FieldLookup {
  private final String className;
  private final ClassScan scan;
  private final ClassLoader loader;

  FieldLookup(String className, ClassScan scan, ClassLoader loader) {
    this.className = className;
    this.scan = scan;
    this.loader = loader;
  }

  /** Whether the woven class declares or inherits such a field. */
  boolean exists(String field) {
    return scan.descriptor(field) != null || find(scan.superName(), field) != null;
  }

  /** Reads a field of the object on the stack, which is of the woven class; gives its type. */
  Type load(MethodVisitor code, String field) {
    String owner = className;
    String descriptor = scan.descriptor(field);
    if (descriptor == null) {
      Field inherited = find(scan.superName(), field);
      owner = Type.getInternalName(inherited.getDeclaringClass());
      descriptor = Type.getDescriptor(inherited.getType());
    }
    code.visitFieldInsn(Opcodes.GETFIELD, owner, field, descriptor);
    return Type.getType(descriptor);
  }

  boolean isVolatile(String owner, String field) {
    if (owner.equals(className) && scan.descriptor(field) != null) {
      return scan.isVolatile(field);
    }
    Field found = find(owner.equals(className) ? scan.superName() : owner, field);
    return found != null && Modifier.isVolatile(found.getModifiers());
  }

  private Field find(String owner, String name) {
    try {
      Class<?> type = Class.forName(owner.replace('/', '.'), false, loader);
      for (; type != null; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (field.getName().equals(name)) {
            return field;
          }
        }
      }
      return null;
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }
}

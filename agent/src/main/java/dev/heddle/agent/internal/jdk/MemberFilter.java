// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes the JDK's reflection leave out the members that weaving has added to a class. */
final class MemberFilter extends ClassVisitor {
  /** The class through whose filters every list of fields and methods goes. */
  static final String CLASS = "jdk/internal/reflect/Reflection";

  private static final String MEMBERS = "dev/heddle/runtime/Members";
  private static final String FIELDS = "[Ljava/lang/reflect/Field;";
  private static final String METHODS = "[Ljava/lang/reflect/Method;";

  private MemberFilter(ClassWriter next) {
    super(Opcodes.ASM9, next);
  }

  static byte[] weave(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(new MemberFilter(writer), 0);
    return writer.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
    if (name.equals("filterFields")) {
      return new FilteredResult(next, FIELDS);
    } else if (name.equals("filterMethods")) {
      return new FilteredResult(next, METHODS);
    }
    return next;
  }

  /** Passes the method's result through the runtime's filter. */
  private static final class FilteredResult extends MethodVisitor {
    private final String members;

    FilteredResult(MethodVisitor next, String members) {
      super(Opcodes.ASM9, next);
      this.members = members;
    }

    @Override
    public void visitInsn(int opcode) {
      if (opcode == Opcodes.ARETURN) {
        String descriptor = "(" + members + ")" + members;
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MEMBERS, "visible", descriptor, false);
      }
      mv.visitInsn(opcode);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Passes what a few methods of the JDK return through the runtime: the members that reflection
 * shows, without those that weaving has added; and the method handles that access variables, which
 * are to tell of it.
 */
final class ResultFilters extends ClassVisitor {
  static final String REFLECTION = "jdk/internal/reflect/Reflection";
  static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
  static final String HANDLES = "java/lang/invoke/MethodHandles";
  static final String VARIABLE = "java/lang/invoke/VarHandle";

  private static final String MEMBERS = "dev/heddle/runtime/Members";
  private static final String TELLING = "dev/heddle/runtime/TellingHandles";
  private static final String FIELDS = "[Ljava/lang/reflect/Field;";
  private static final String METHODS = "[Ljava/lang/reflect/Method;";
  private static final String HANDLE = "Ljava/lang/invoke/MethodHandle;";
  private static final int MOST_ARGUMENTS = 3;

  private static final List<Filter> ALL = all();

  private final List<Filter> filters;

  /**
   * A method and what its result goes through.
   *
   * @param descriptor of the runtime's method
   * @param arguments instruction and variable, in turn, of what it takes besides the result
   */
  private record Filter(
      String type,
      String method,
      String runtimeOwner,
      String runtimeMethod,
      String descriptor,
      int... arguments) {

    private void write(MethodVisitor code) {
      for (int i = 0; i < arguments.length; i += 2) {
        code.visitVarInsn(arguments[i], arguments[i + 1]);
      }
      code.visitMethodInsn(Opcodes.INVOKESTATIC, runtimeOwner, runtimeMethod, descriptor, false);
    }
  }

  private ResultFilters(ClassWriter next, List<Filter> filters) {
    super(Opcodes.ASM9, next);
    this.filters = filters;
  }

  private static List<Filter> all() {
    String fields = "(" + FIELDS + ")" + FIELDS;
    String methods = "(" + METHODS + ")" + METHODS;
    String elements = "(" + HANDLE + ")" + HANDLE;
    String mode = "(" + HANDLE + "L" + VARIABLE + ";I)" + HANDLE;
    String field = "(" + HANDLE + "L" + LOOKUP + ";Ljava/lang/Class;Ljava/lang/Object;)" + HANDLE;
    int load = Opcodes.ALOAD;
    return List.of(
        new Filter(REFLECTION, "filterFields", MEMBERS, "visible", fields),
        new Filter(REFLECTION, "filterMethods", MEMBERS, "visible", methods),
        // The lookup, the kind of access, the class and the member.
        new Filter(
            LOOKUP, "getDirectFieldCommon", TELLING, "ofField", field, load, 0, load, 2, load, 3),
        new Filter(
            VARIABLE,
            "getMethodHandleUncached",
            TELLING,
            "ofMode",
            mode,
            load,
            0,
            Opcodes.ILOAD,
            1),
        new Filter(HANDLES, "arrayElementGetter", TELLING, "ofElements", elements),
        new Filter(HANDLES, "arrayElementSetter", TELLING, "ofElements", elements));
  }

  private static List<Filter> in(String className) {
    List<Filter> found = new ArrayList<>(0);
    for (Filter filter : ALL) {
      if (filter.type.equals(className)) {
        found.add(filter);
      }
    }
    return found;
  }

  static byte[] weave(byte[] bytes, String className) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(new ResultFilters(writer, in(className)), 0);
    return writer.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
    for (Filter filter : filters) {
      if (filter.method.equals(name)) {
        return new FilteredResult(next, filter);
      }
    }
    return next;
  }

  private static final class FilteredResult extends MethodVisitor {
    private final Filter filter;

    FilteredResult(MethodVisitor next, Filter filter) {
      super(Opcodes.ASM9, next);
      this.filter = filter;
    }

    @Override
    public void visitInsn(int opcode) {
      if (opcode == Opcodes.ARETURN) {
        filter.write(mv);
      }
      mv.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
      mv.visitMaxs(maxStack + MOST_ARGUMENTS, maxLocals);
    }
  }
}

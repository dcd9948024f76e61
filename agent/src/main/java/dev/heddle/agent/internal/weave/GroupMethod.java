// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * The method that stands before accesses to several plain fields of one object.
 *
 * <p>As Java, for reads of two fields:
 *
 * <pre>{@code
 * static void readAll(C o, ThreadState s, long context, int site) {
 *   if (o == null) return; // the access itself will throw
 *   History h = o.first;
 *   if (h == o.second) {
 *     if (s.hasAccessed(h)) return;
 *   } else if (s.hasAccessed(h) && s.hasAccessed(o.second)) return;
 *   FieldsTogether.read(o, 2, s, context, site);
 * }
 * }</pre>
 *
 * <p>Fields that are always accessed together have one history, from the constructor on; for others
 * compiled code has the second comparison, or leaves it out as long as it is not needed. That the
 * object is handed to the runtime keeps compiled code from optimising it away where the first
 * access in an epoch comes here; but stores into several shadows, with the collector's barriers,
 * would make callers too large to be inlined, and then it is not optimised away either.
 *
 * <p>With a guard there is another object as second argument. If that is null, only the sure ones
 * of the accesses will happen.
 *
 * @param sure how many accesses do not depend on the guard; 0 if there is no guard
 */
record GroupMethod(boolean writes, List<String> fields, int sure) {
  private static final String ARGUMENTS = Code.STATE_TYPE + "JI)V";

  /** No field with that in its name is in a group, so methods' names are different. */
  static final char SEPARATOR = '$';

  private boolean isGuarded() {
    return sure > 0;
  }

  String name() {
    StringBuilder name = new StringBuilder(ClassLayout.PREFIX);
    name.append(writes ? "writeAll" : "readAll");
    for (int i = 0; i < fields.size(); i++) {
      name.append(SEPARATOR).append(fields.get(i));
      if (i == sure - 1) {
        name.append(SEPARATOR);
      }
    }
    return name.toString();
  }

  String descriptor(String owner) {
    return "(L" + owner + ";" + (isGuarded() ? "Ljava/lang/Object;" : "") + ARGUMENTS;
  }

  private int state() {
    return isGuarded() ? 2 : 1;
  }

  private int history() {
    return state() + 4;
  }

  void addTo(ClassLayout layout) {
    MethodNode code = AccessMethods.method(layout, name(), descriptor(layout.name));
    Label done = new Label();
    Label apart = new Label();
    Label first = new Label();
    Label some = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitJumpInsn(Opcodes.IFNULL, done);
    if (isGuarded()) {
      code.visitVarInsn(Opcodes.ALOAD, 1);
      code.visitJumpInsn(Opcodes.IFNULL, some);
    }
    loadShadow(layout, code, fields.get(0));
    code.visitVarInsn(Opcodes.ASTORE, history());
    for (String field : fields.subList(1, fields.size())) {
      loadShadow(layout, code, field);
      code.visitVarInsn(Opcodes.ALOAD, history());
      code.visitJumpInsn(Opcodes.IF_ACMPNE, apart);
    }
    code.visitVarInsn(Opcodes.ALOAD, state());
    code.visitVarInsn(Opcodes.ALOAD, history());
    callSeen(code);
    code.visitJumpInsn(Opcodes.IFNE, done);
    code.visitJumpInsn(Opcodes.GOTO, first);
    label(layout, code, apart);
    for (String field : fields) {
      code.visitVarInsn(Opcodes.ALOAD, state());
      loadShadow(layout, code, field);
      callSeen(code);
      code.visitJumpInsn(Opcodes.IFEQ, first);
    }
    code.visitInsn(Opcodes.RETURN);
    label(layout, code, first);
    callRuntime(code, fields.size());
    label(layout, code, done);
    code.visitInsn(Opcodes.RETURN);
    if (isGuarded()) {
      label(layout, code, some);
      callRuntime(code, sure);
      code.visitInsn(Opcodes.RETURN);
    }
  }

  private void callSeen(MethodNode code) {
    String seen = writes ? "hasWritten" : "hasAccessed";
    String descriptor = "(" + Code.HISTORY_TYPE + ")Z";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Code.STATE, seen, descriptor, false);
  }

  private void callRuntime(MethodNode code, int count) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitIntInsn(Opcodes.BIPUSH, count);
    code.visitVarInsn(Opcodes.ALOAD, state());
    code.visitVarInsn(Opcodes.LLOAD, state() + 1);
    code.visitVarInsn(Opcodes.ILOAD, state() + 3);
    String descriptor = "(Ljava/lang/Object;I" + ARGUMENTS;
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Code.RUNTIME + "FieldsTogether",
        writes ? "write" : "read",
        descriptor,
        false);
  }

  private static void loadShadow(ClassLayout layout, MethodNode code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    String shadow = ClassLayout.PREFIX + field;
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, shadow, Code.HISTORY_TYPE);
  }

  private void label(ClassLayout layout, MethodNode code, Label label) {
    Object[] locals =
        isGuarded()
            ? new Object[] {
              layout.name, "java/lang/Object", Code.STATE, Opcodes.LONG, Opcodes.INTEGER
            }
            : new Object[] {layout.name, Code.STATE, Opcodes.LONG, Opcodes.INTEGER};
    AccessMethods.label(layout, code, label, locals);
  }
}

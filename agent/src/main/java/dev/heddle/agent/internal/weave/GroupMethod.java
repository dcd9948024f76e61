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
 *   History h = o.first, n;
 *   if (h == o.second) {
 *     if (s.hasAccessed(h)) return;
 *     n = Fields.afterRead(h, s, context, site);
 *     if (n == h) return;
 *     if (n != null && o.first == h && o.second == h) { o.first = o.second = n; return; }
 *   }
 *   readApart(o, s, context, site);
 * }
 * }</pre>
 *
 * <p>Fields that are always accessed together so have one history, from the constructor on. The
 * second method looks at each field by itself, still with the group's site, so that writes give all
 * of them one history again; where that finds a race, or another thread, the field's own method
 * goes on, with the field's own site. The object is handed to it, but compiled code leaves that out
 * as long as it does not happen.
 *
 * <p>With a guard there is another object as second argument. If that is null, only the sure ones
 * of the accesses will happen.
 *
 * @param sure how many accesses do not depend on the guard; 0 if there is no guard
 */
record GroupMethod(boolean writes, List<String> fields, int sure) {
  private static final String ARGUMENTS = Code.STATE_TYPE + "JI)V";
  private static final String AFTER =
      "(" + Code.HISTORY_TYPE + Code.STATE_TYPE + "JI)" + Code.HISTORY_TYPE;

  /** No field with that in its name is in a group, so methods' names are different. */
  static final char SEPARATOR = '$';

  private boolean isGuarded() {
    return sure > 0;
  }

  private String operation() {
    return writes ? "write" : "read";
  }

  String name() {
    return ClassLayout.PREFIX + operation() + "All" + suffix();
  }

  private String apart() {
    return ClassLayout.PREFIX + operation() + "Apart" + suffix();
  }

  private String suffix() {
    StringBuilder suffix = new StringBuilder();
    for (int i = 0; i < fields.size(); i++) {
      suffix.append(SEPARATOR).append(fields.get(i));
      if (i == sure - 1) {
        suffix.append(SEPARATOR);
      }
    }
    return suffix.toString();
  }

  String descriptor(String owner) {
    return "(L" + owner + ";" + (isGuarded() ? "Ljava/lang/Object;" : "") + ARGUMENTS;
  }

  void addTo(ClassLayout layout) {
    addTogether(layout, AccessMethods.method(layout, name(), descriptor(layout.name)));
    addApart(layout, AccessMethods.method(layout, apart(), descriptor(layout.name)));
  }

  private int state() {
    return isGuarded() ? 2 : 1;
  }

  private int before() {
    return state() + 4;
  }

  private int next() {
    return state() + 5;
  }

  private void addTogether(ClassLayout layout, MethodNode code) {
    Label done = new Label();
    Label apart = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitJumpInsn(Opcodes.IFNULL, done);
    if (isGuarded()) {
      code.visitVarInsn(Opcodes.ALOAD, 1);
      code.visitJumpInsn(Opcodes.IFNULL, apart);
    }
    loadShadow(layout, code, fields.get(0));
    code.visitVarInsn(Opcodes.ASTORE, before());
    for (String field : fields.subList(1, fields.size())) {
      compare(layout, code, field, apart);
    }
    lookUp(code, done, apart);
    for (String field : fields) {
      compare(layout, code, field, apart);
    }
    for (String field : fields) {
      store(layout, code, field);
    }
    code.visitInsn(Opcodes.RETURN);
    label(layout, code, apart);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    if (isGuarded()) {
      code.visitVarInsn(Opcodes.ALOAD, 1);
    }
    stateContextSite(code);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, layout.name, apart(), descriptor(layout.name), layout.isInterface);
    label(layout, code, done);
    code.visitInsn(Opcodes.RETURN);
  }

  private void addApart(ClassLayout layout, MethodNode code) {
    for (int i = 0; i < fields.size(); i++) {
      String field = fields.get(i);
      if (isGuarded() && i == sure) {
        Label all = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitJumpInsn(Opcodes.IFNONNULL, all);
        code.visitInsn(Opcodes.RETURN);
        label(layout, code, all);
      }
      Label done = new Label();
      Label alone = new Label();
      loadShadow(layout, code, field);
      code.visitVarInsn(Opcodes.ASTORE, before());
      lookUp(code, done, alone);
      compare(layout, code, field, alone);
      store(layout, code, field);
      code.visitJumpInsn(Opcodes.GOTO, done);
      label(layout, code, alone);
      code.visitVarInsn(Opcodes.ALOAD, 0);
      stateContextSite(code);
      code.visitIntInsn(Opcodes.BIPUSH, i + 1);
      code.visitInsn(Opcodes.IADD);
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          layout.name,
          AccessMethods.name(operation(), field),
          AccessMethods.descriptor(layout.name, false),
          layout.isInterface);
      label(layout, code, done);
    }
    code.visitInsn(Opcodes.RETURN);
  }

  /** Goes on with the history after the access, if it is another one. */
  private void lookUp(MethodNode code, Label done, Label careful) {
    code.visitVarInsn(Opcodes.ALOAD, state());
    code.visitVarInsn(Opcodes.ALOAD, before());
    String seen = writes ? "hasWritten" : "hasAccessed";
    String seenDescriptor = "(" + Code.HISTORY_TYPE + ")Z";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Code.STATE, seen, seenDescriptor, false);
    code.visitJumpInsn(Opcodes.IFNE, done);
    code.visitVarInsn(Opcodes.ALOAD, before());
    stateContextSite(code);
    String after = writes ? "afterWrite" : "afterRead";
    code.visitMethodInsn(Opcodes.INVOKESTATIC, Code.FIELDS, after, AFTER, false);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ASTORE, next());
    code.visitJumpInsn(Opcodes.IFNULL, careful);
    code.visitVarInsn(Opcodes.ALOAD, next());
    code.visitVarInsn(Opcodes.ALOAD, before());
    code.visitJumpInsn(Opcodes.IF_ACMPEQ, done);
  }

  private void stateContextSite(MethodNode code) {
    code.visitVarInsn(Opcodes.ALOAD, state());
    code.visitVarInsn(Opcodes.LLOAD, state() + 1);
    code.visitVarInsn(Opcodes.ILOAD, state() + 3);
  }

  private void compare(ClassLayout layout, MethodNode code, String field, Label different) {
    loadShadow(layout, code, field);
    code.visitVarInsn(Opcodes.ALOAD, before());
    code.visitJumpInsn(Opcodes.IF_ACMPNE, different);
  }

  private static void loadShadow(ClassLayout layout, MethodNode code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    String shadow = ClassLayout.PREFIX + field;
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, shadow, Code.HISTORY_TYPE);
  }

  private void store(ClassLayout layout, MethodNode code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, next());
    String shadow = ClassLayout.PREFIX + field;
    code.visitFieldInsn(Opcodes.PUTFIELD, layout.name, shadow, Code.HISTORY_TYPE);
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

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * The method that stands before accesses to several plain fields of one object, or in a {@linkplain
 * LeafMethods leaf method} before that to a single one.
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
 * <p>Where owners pass, the object is asked first whether it is the thread's own.
 *
 * <p>In a leaf method the thread's epoch is there instead of its state and context, and the
 * histories are compared with that.
 *
 * @param sure how many accesses do not depend on the guard; 0 if there is no guard
 */
record GroupMethod(boolean writes, List<String> fields, int sure, boolean isInLeaf) {
  private static final String ARGUMENTS = Code.STATE_TYPE + "JI)V";
  private static final String LEAF_ARGUMENTS = "JI)V";
  private static final String LEAF = Code.RUNTIME + "Leaf";

  /** No field with that in its name is in a group, so methods' names are different. */
  static final char SEPARATOR = '$';

  private boolean isGuarded() {
    return sure > 0;
  }

  String name() {
    StringBuilder name = new StringBuilder(ClassLayout.PREFIX);
    name.append(writes ? "write" : "read").append(fields.size() > 1 ? "All" : "");
    name.append(isInLeaf ? "InLeaf" : "");
    for (int i = 0; i < fields.size(); i++) {
      name.append(SEPARATOR).append(fields.get(i));
      if (i == sure - 1) {
        name.append(SEPARATOR);
      }
    }
    return name.toString();
  }

  String descriptor(String owner) {
    return "(L" + owner + ";" + (isGuarded() ? "Ljava/lang/Object;" : "") + arguments();
  }

  private String arguments() {
    return isInLeaf ? LEAF_ARGUMENTS : ARGUMENTS;
  }

  /** A call of the method; the object, and the guard if there is one, are on the stack. */
  Code call(Code code, String owner, int site) {
    Code complete = isInLeaf ? code.epoch().push(site) : code.stateContextSite(site);
    return complete.call(owner, name(), descriptor(owner));
  }

  /** The variable with the thread's state, or its epoch. */
  private int thread() {
    return isGuarded() ? 2 : 1;
  }

  private int history() {
    return thread() + (isInLeaf ? 3 : 4);
  }

  void addTo(ClassLayout layout) {
    MethodNode code = AccessMethods.method(layout, name(), descriptor(layout.name));
    if (fields.size() == 1) {
      addSingle(layout, code);
      return;
    }
    Label done = new Label();
    Label apart = new Label();
    Label first = new Label();
    Label some = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitJumpInsn(Opcodes.IFNULL, done);
    if (ObjectProtocol.ownersPass()) {
      OwnerMethods.skipIfFree(layout, code, thread(), done);
    }
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
    callSeen(layout, code, null);
    code.visitJumpInsn(Opcodes.IFNE, done);
    code.visitJumpInsn(Opcodes.GOTO, first);
    label(layout, code, apart);
    for (String field : fields) {
      callSeen(layout, code, field);
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

  /** Whether the history at hand, or that of a field, needs nothing more. */
  private void callSeen(ClassLayout layout, MethodNode code, String field) {
    if (!isInLeaf) {
      code.visitVarInsn(Opcodes.ALOAD, thread());
    }
    if (field == null) {
      code.visitVarInsn(Opcodes.ALOAD, history());
    } else {
      loadShadow(layout, code, field);
    }
    if (isInLeaf) {
      code.visitVarInsn(Opcodes.LLOAD, thread());
      String seen = writes ? "isWrittenIn" : "isAccessedIn";
      String descriptor = "(" + Code.HISTORY_TYPE + "J)Z";
      code.visitMethodInsn(Opcodes.INVOKESTATIC, Code.HISTORY, seen, descriptor, false);
    } else {
      String seen = writes ? "hasWritten" : "hasAccessed";
      String descriptor = "(" + Code.HISTORY_TYPE + ")Z";
      code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Code.STATE, seen, descriptor, false);
    }
  }

  private void callRuntime(MethodNode code, int count) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitIntInsn(Opcodes.BIPUSH, count);
    if (!isInLeaf) {
      code.visitVarInsn(Opcodes.ALOAD, thread());
      code.visitVarInsn(Opcodes.LLOAD, thread() + 1);
    }
    code.visitVarInsn(Opcodes.ILOAD, history() - 1);
    String descriptor = "(Ljava/lang/Object;I" + (isInLeaf ? "I)V" : ARGUMENTS);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        isInLeaf ? LEAF : Code.RUNTIME + "FieldsTogether",
        writes ? "write" : "read",
        descriptor,
        false);
  }

  private void addSingle(ClassLayout layout, MethodNode code) {
    Label done = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitJumpInsn(Opcodes.IFNULL, done);
    callSeen(layout, code, fields.get(0));
    code.visitJumpInsn(Opcodes.IFNE, done);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ILOAD, history() - 1);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, LEAF, writes ? "write" : "read", "(Ljava/lang/Object;I)V", false);
    label(layout, code, done);
    code.visitInsn(Opcodes.RETURN);
  }

  private static void loadShadow(ClassLayout layout, MethodNode code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    String shadow = ClassLayout.PREFIX + field;
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, shadow, Code.HISTORY_TYPE);
  }

  private void label(ClassLayout layout, MethodNode code, Label label) {
    List<Object> locals = new ArrayList<>();
    locals.add(layout.name);
    if (isGuarded()) {
      locals.add("java/lang/Object");
    }
    if (!isInLeaf) {
      locals.add(Code.STATE);
    }
    locals.add(Opcodes.LONG);
    locals.add(Opcodes.INTEGER);
    AccessMethods.label(layout, code, label, locals.toArray());
  }
}

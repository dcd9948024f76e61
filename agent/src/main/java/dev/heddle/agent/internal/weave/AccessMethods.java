// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes the methods that stand before each access to a plain field of the same class.
 *
 * <p>As Java:
 *
 * <pre>{@code
 * static void read(C o, ThreadState s, long context, int site) {
 *   if (o == null) return; // the access itself will throw
 *   if (!s.hasAccessed(o.shadow)) Fields.readClosely(o, s, context, site);
 * }
 * }</pre>
 *
 * <p>and the same for writes; where owners pass, the object is asked first whether it is the
 * thread's own. All but the comparison is the runtime's: what is woven is compiled with each
 * caller, and a store with the collector's barriers would be most of it. For constructors
 *
 * <pre>{@code
 * static void init(C o, History stamp, ThreadState s, long context, int site) {
 *   if (o.shadow == null && stamp.write == s.epoch) o.shadow = stamp;
 *   else Fields.writeClosely(o, s, context, site);
 * }
 * }</pre>
 *
 * <p>None has more than 35 bytes, HotSpot's limit for methods that are inlined without being hot.
 */
final class AccessMethods {
  private static final String ARGUMENTS = Code.STATE_TYPE + "JI)V";

  static final String READ_FINAL = ClassLayout.PREFIX + "$readFinal";
  static final String ENTER = ClassLayout.PREFIX + "$enter";

  private final ClassLayout layout;
  private final String shadow;
  private final String field;
  private final boolean isStatic;

  AccessMethods(ClassLayout layout, FieldNode field) {
    this.layout = layout;
    this.field = field.name;
    this.shadow = ClassLayout.PREFIX + field.name;
    this.isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
  }

  void add() {
    addCheck("read", "hasAccessed", isStatic ? "readStaticClosely" : "readClosely");
    addCheck("write", "hasWritten", isStatic ? "writeStaticClosely" : "writeClosely");
    if (!isStatic) {
      addInit();
    }
  }

  static String name(String operation, String field) {
    return ClassLayout.PREFIX + operation + '$' + field;
  }

  static String descriptor(String owner, boolean isStatic) {
    return isStatic ? "(" + ARGUMENTS : "(L" + owner + ";" + ARGUMENTS;
  }

  static String initDescriptor(String owner) {
    return "(L" + owner + ";" + Code.HISTORY_TYPE + ARGUMENTS;
  }

  private void addCheck(String operation, String seen, String closely) {
    MethodNode code = method(operation, descriptor(layout.name, isStatic));
    int state = isStatic ? 0 : 1;
    Label done = new Label();
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitJumpInsn(Opcodes.IFNULL, done);
      if (ObjectProtocol.ownersPass()) {
        OwnerMethods.skipIfFree(layout, code, state, done);
      }
    }
    code.visitVarInsn(Opcodes.ALOAD, state);
    loadShadow(code);
    String seenDescriptor = "(" + Code.HISTORY_TYPE + ")Z";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Code.STATE, seen, seenDescriptor, false);
    code.visitJumpInsn(Opcodes.IFNE, done);
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    callRuntime(code, closely, (isStatic ? "(" : "(Ljava/lang/Object;") + ARGUMENTS, state);
    label(layout, code, done, locals());
    code.visitInsn(Opcodes.RETURN);
  }

  private Object[] locals() {
    return isStatic
        ? new Object[] {Code.STATE, Opcodes.LONG, Opcodes.INTEGER}
        : new Object[] {layout.name, Code.STATE, Opcodes.LONG, Opcodes.INTEGER};
  }

  private void loadShadow(MethodNode code) {
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    int load = isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD;
    code.visitFieldInsn(load, layout.name, shadow, Code.HISTORY_TYPE);
  }

  private void addInit() {
    MethodNode code = method("init", initDescriptor(layout.name));
    Label slow = new Label();
    Object[] locals = {layout.name, Code.HISTORY, Code.STATE, Opcodes.LONG, Opcodes.INTEGER};
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, shadow, Code.HISTORY_TYPE);
    code.visitJumpInsn(Opcodes.IFNONNULL, slow);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    compareEpoch(code, "write", 2, slow);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitFieldInsn(Opcodes.PUTFIELD, layout.name, shadow, Code.HISTORY_TYPE);
    code.visitInsn(Opcodes.RETURN);
    label(layout, code, slow, locals);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    callRuntime(code, "writeClosely", "(Ljava/lang/Object;" + ARGUMENTS, 2);
    code.visitInsn(Opcodes.RETURN);
  }

  static String enterDescriptor(String owner) {
    return "(L" + owner + ";" + ARGUMENTS;
  }

  /**
   * After a synchronized method was entered: {@code if (o.monitor == null) o.monitor =
   * Monitors.clock(o); Monitors.enter(o, o.monitor, s, context, site);} The clock is kept because
   * looking it up asks the locked object for its hash, which is dear.
   */
  static void addEnter(ClassLayout layout) {
    MethodNode code = method(layout, ENTER, enterDescriptor(layout.name));
    Label known = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, ClassLayout.MONITOR, Code.CLOCK_TYPE);
    code.visitJumpInsn(Opcodes.IFNONNULL, known);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Code.RUNTIME + "Monitors",
        "clock",
        "(Ljava/lang/Object;)" + Code.CLOCK_TYPE,
        false);
    code.visitFieldInsn(Opcodes.PUTFIELD, layout.name, ClassLayout.MONITOR, Code.CLOCK_TYPE);
    label(
        layout, code, known, new Object[] {layout.name, Code.STATE, Opcodes.LONG, Opcodes.INTEGER});
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, ClassLayout.MONITOR, Code.CLOCK_TYPE);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitVarInsn(Opcodes.LLOAD, 2);
    code.visitVarInsn(Opcodes.ILOAD, 4);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Code.RUNTIME + "Monitors",
        "enter",
        "(Ljava/lang/Object;" + Code.CLOCK_TYPE + ARGUMENTS,
        false);
    code.visitInsn(Opcodes.RETURN);
  }

  static String readFinalDescriptor(String owner) {
    return "(L" + owner + ";" + Code.HISTORY_TYPE + "Z" + Code.STATE_TYPE + ")" + Code.HISTORY_TYPE;
  }

  /** {@code return isKnown || o == null ? known : s.readFinal(o, o.frozen, known);} */
  static void addReadFinal(ClassLayout layout) {
    MethodNode code = method(layout, READ_FINAL, readFinalDescriptor(layout.name));
    Label needless = new Label();
    code.visitVarInsn(Opcodes.ILOAD, 2);
    code.visitJumpInsn(Opcodes.IFNE, needless);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitJumpInsn(Opcodes.IFNULL, needless);
    code.visitVarInsn(Opcodes.ALOAD, 3);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, ClassLayout.FROZEN, Code.HISTORY_TYPE);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    String descriptor =
        "(Ljava/lang/Object;" + Code.HISTORY_TYPE + Code.HISTORY_TYPE + ")" + Code.HISTORY_TYPE;
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Code.STATE, "readFinal", descriptor, false);
    code.visitInsn(Opcodes.ARETURN);
    label(
        layout,
        code,
        needless,
        new Object[] {layout.name, Code.HISTORY, Opcodes.INTEGER, Code.STATE});
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitInsn(Opcodes.ARETURN);
  }

  private MethodNode method(String operation, String descriptor) {
    return method(layout, name(operation, field), descriptor);
  }

  static MethodNode method(ClassLayout layout, String name, String descriptor) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, name, descriptor, null, null);
    layout.type.methods.add(method);
    return method;
  }

  private static void compareEpoch(MethodNode code, String epoch, int state, Label different) {
    code.visitFieldInsn(Opcodes.GETFIELD, Code.HISTORY, epoch, "J");
    code.visitVarInsn(Opcodes.ALOAD, state);
    code.visitFieldInsn(Opcodes.GETFIELD, Code.STATE, "epoch", "J");
    code.visitInsn(Opcodes.LCMP);
    code.visitJumpInsn(Opcodes.IFNE, different);
  }

  private static void callRuntime(MethodNode code, String name, String descriptor, int state) {
    code.visitVarInsn(Opcodes.ALOAD, state);
    code.visitVarInsn(Opcodes.LLOAD, state + 1);
    code.visitVarInsn(Opcodes.ILOAD, state + 3);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, Code.FIELDS, name, descriptor, false);
  }

  static void label(
      ClassLayout layout, MethodNode code, Label label, Object[] locals, Object... stack) {
    code.visitLabel(label);
    if (layout.hasFrames) {
      code.visitFrame(Opcodes.F_NEW, locals.length, locals, stack.length, stack);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes the methods that note calls on objects of a class where owners pass.
 *
 * <p>As Java:
 *
 * <pre>{@code
 * static void call(C o, ThreadState s, long context, int site) {
 *   OwnCalls.call(o, o.state, s, context, site);
 * }
 *
 * static int begin(C o, ThreadState s, long context, int site) {
 *   int frame = OwnCalls.enter(o, o.state, o.entered, s, context, site);
 *   if (OwnCalls.entered(frame) != 0) o.entered = OwnCalls.entered(frame);
 *   return frame;
 * }
 *
 * static void end(C o, int frame, ThreadState s) {
 *   if (OwnCalls.entered(frame) != 0) o.entered = 0;
 *   OwnCalls.exit(frame, s);
 * }
 *
 * static void made(C o, ThreadState s, long context, int site) {
 *   if (o.state != null) return;
 *   Object made = OwnCalls.made(o, s, context, site);
 *   if (o.getClass() == C.class) o.state = made;
 *   else OwnCalls.keep(o, made);
 * }
 * }</pre>
 *
 * <p>and {@code construct}, which is {@code begin} for a constructor. The first of an object's
 * constructors keeps what it has made for all others: only then does nobody else have the object,
 * so that a plain store replaces nothing.
 */
final class OwnerMethods {
  private static final String CALLS = Code.RUNTIME + "OwnCalls";
  private static final String ARGUMENTS = Code.STATE_TYPE + "JI)";
  private static final String BEGIN = ClassLayout.PREFIX + "$begin";
  private static final String CONSTRUCT = ClassLayout.PREFIX + "$construct";
  private static final String END = ClassLayout.PREFIX + "$end";
  private static final String CALL = ClassLayout.PREFIX + "$call";
  private static final String MADE = ClassLayout.PREFIX + "$made";

  private final ClassLayout layout;

  private OwnerMethods(ClassLayout layout) {
    this.layout = layout;
  }

  static void addTo(ClassLayout layout) {
    OwnerMethods methods = new OwnerMethods(layout);
    methods.addCall();
    methods.addBegin(BEGIN, "enter", true);
    methods.addBegin(CONSTRUCT, "enterMade", false);
    methods.addEnd();
    methods.addMade();
  }

  /** A call that is over at once. */
  static Code call(MethodBody body, int site) {
    return invoke(body, site, CALL, "V");
  }

  /** The frame is left on the stack. */
  static Code begin(MethodBody body, int site) {
    return invoke(body, site, BEGIN, "I");
  }

  /** The same in a constructor. */
  static Code construct(MethodBody body, int site) {
    return invoke(body, site, CONSTRUCT, "I");
  }

  static Code made(MethodBody body, int site) {
    return invoke(body, site, MADE, "V");
  }

  private static Code invoke(MethodBody body, int site, String method, String result) {
    return body.code()
        .variable(Opcodes.ALOAD, 0)
        .stateContextSite(site)
        .call(body.layout.name, method, "(L" + body.layout.name + ";" + ARGUMENTS + result);
  }

  /** The object and the frame are on the stack. */
  static Code end(Code code, ClassLayout layout) {
    return code.state().call(layout.name, END, endDescriptor(layout));
  }

  private static String endDescriptor(ClassLayout layout) {
    return "(L" + layout.name + ";I" + Code.STATE_TYPE + ")V";
  }

  /**
   * Goes to the label if the accesses to the object in variable 0 need not be told.
   *
   * @param thread the variable with the state of the thread that makes them
   */
  static void skipIfFree(ClassLayout layout, MethodNode code, int thread, Label label) {
    new OwnerMethods(layout).loadState(code);
    code.visitVarInsn(Opcodes.ALOAD, thread);
    runtime(code, "isFree", "(Ljava/lang/Object;" + Code.STATE_TYPE + ")Z");
    code.visitJumpInsn(Opcodes.IFNE, label);
  }

  private MethodNode method(String name, String result) {
    return AccessMethods.method(layout, name, "(L" + layout.name + ";" + ARGUMENTS + result);
  }

  private void addCall() {
    MethodNode code = method(CALL, "V");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    loadState(code);
    loadArguments(code);
    runtime(code, "call", "(Ljava/lang/Object;Ljava/lang/Object;" + ARGUMENTS + "V");
    code.visitInsn(Opcodes.RETURN);
  }

  private void addBegin(String name, String enter, boolean showsObject) {
    MethodNode code = method(name, "I");
    Label done = new Label();
    if (showsObject) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    loadState(code);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, layout.name, ClassLayout.ENTERED, "I");
    loadArguments(code);
    String objects =
        showsObject ? "(Ljava/lang/Object;Ljava/lang/Object;I" : "(Ljava/lang/Object;I";
    runtime(code, enter, objects + ARGUMENTS + "I");
    code.visitVarInsn(Opcodes.ISTORE, 5);
    code.visitVarInsn(Opcodes.ILOAD, 5);
    runtime(code, "entered", "(I)I");
    code.visitJumpInsn(Opcodes.IFEQ, done);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ILOAD, 5);
    runtime(code, "entered", "(I)I");
    code.visitFieldInsn(Opcodes.PUTFIELD, layout.name, ClassLayout.ENTERED, "I");
    Object[] locals = {layout.name, Code.STATE, Opcodes.LONG, Opcodes.INTEGER, Opcodes.INTEGER};
    AccessMethods.label(layout, code, done, locals);
    code.visitVarInsn(Opcodes.ILOAD, 5);
    code.visitInsn(Opcodes.IRETURN);
  }

  private void addEnd() {
    MethodNode code = AccessMethods.method(layout, END, endDescriptor(layout));
    Label outside = new Label();
    code.visitVarInsn(Opcodes.ILOAD, 1);
    runtime(code, "entered", "(I)I");
    code.visitJumpInsn(Opcodes.IFEQ, outside);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitFieldInsn(Opcodes.PUTFIELD, layout.name, ClassLayout.ENTERED, "I");
    Object[] locals = {layout.name, Opcodes.INTEGER, Code.STATE};
    AccessMethods.label(layout, code, outside, locals);
    code.visitVarInsn(Opcodes.ILOAD, 1);
    code.visitVarInsn(Opcodes.ALOAD, 2);
    runtime(code, "exit", "(I" + Code.STATE_TYPE + ")V");
    code.visitInsn(Opcodes.RETURN);
  }

  private void addMade() {
    MethodNode code = method(MADE, "V");
    Label done = new Label();
    Label subclass = new Label();
    loadState(code);
    code.visitJumpInsn(Opcodes.IFNONNULL, done);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    loadArguments(code);
    runtime(code, "made", "(Ljava/lang/Object;" + ARGUMENTS + "Ljava/lang/Object;");
    code.visitVarInsn(Opcodes.ASTORE, 5);
    if (ActiveMethod.hasClassConstants(layout)) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
      code.visitLdcInsn(Type.getObjectType(layout.name));
      code.visitJumpInsn(Opcodes.IF_ACMPNE, subclass);
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitVarInsn(Opcodes.ALOAD, 5);
      code.visitFieldInsn(
          Opcodes.PUTFIELD, layout.name, ClassLayout.STATE, ClassLayout.STATE_DESCRIPTOR);
      code.visitInsn(Opcodes.RETURN);
      String object = "java/lang/Object";
      AccessMethods.label(
          layout,
          code,
          subclass,
          new Object[] {layout.name, Code.STATE, Opcodes.LONG, Opcodes.INTEGER, object});
    }
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 5);
    runtime(code, "keep", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    Object[] locals = {layout.name, Code.STATE, Opcodes.LONG, Opcodes.INTEGER};
    AccessMethods.label(layout, code, done, locals);
    code.visitInsn(Opcodes.RETURN);
  }

  private void loadState(MethodNode code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(
        Opcodes.GETFIELD, layout.name, ClassLayout.STATE, ClassLayout.STATE_DESCRIPTOR);
  }

  private static void loadArguments(MethodNode code) {
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitVarInsn(Opcodes.LLOAD, 2);
    code.visitVarInsn(Opcodes.ILOAD, 4);
  }

  private static void runtime(MethodNode code, String name, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, name, descriptor, false);
  }
}

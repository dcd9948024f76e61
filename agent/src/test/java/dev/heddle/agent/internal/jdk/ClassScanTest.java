// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What the scan reads from bytes is what ASM says, in all the JDK's classes that have hooks. */
class ClassScanTest {
  private static final LibraryModel MODEL = JdkModel.load();
  private static final EffectLookup EFFECTS = new EffectLookup(MODEL);

  private int woven;
  private int leftOut;

  @Test
  void leavesOutJustTheMethodsThatHooksDoNotChange() throws IOException {
    for (String name : hookedClasses()) {
      check(name);
    }
    assertThat(woven).as("methods with hooks").isGreaterThan(1000);
    assertThat(leftOut).as("methods without").isGreaterThan(1000);
  }

  private void check(String name) throws IOException {
    byte[] bytes = bytes(name);
    ClassReader reader = new ClassReader(bytes);
    HookPlan plan = HookPlan.of(MODEL, name);
    ClassScan scan = ClassScan.of(reader, bytes, name, plan, EFFECTS);
    ClassNode type = node(bytes);
    for (int i = 0; i < type.methods.size(); i++) {
      MethodNode method = type.methods.get(i);
      ClassScan.MethodScan found = scan.method(i);
      if (found == null) {
        leftOut++;
        assertThat(withHooks(method, name, plan, scan))
            .as("%s.%s%s", name, method.name, method.desc)
            .isEqualTo(opcodes(method));
      } else {
        woven++;
        assertThat(found.maxLocals()).isEqualTo(method.maxLocals);
        if (!plan.inMethod(method.name, method.desc).isEmpty()) {
          assertAssigned(found, method);
        }
      }
    }
  }

  /** What the visitors of a hooked method would make of it, entry and exits left aside. */
  private static List<Integer> withHooks(
      MethodNode method, String name, HookPlan plan, ClassScan scan) {
    assertThat(plan.inMethod(method.name, method.desc).isEmpty() || method.instructions.size() == 0)
        .isTrue();
    MethodNode result = new MethodNode(Opcodes.ASM9);
    MethodVisitor visitor = result;
    int free = method.maxLocals;
    FieldLookup fields = new FieldLookup(name, scan);
    if (plan.monitorsSynchronise()) {
      visitor =
          new MonitorHooks(visitor, method.access, name, free, plan, new ActionWriter(fields));
    }
    if (plan.fieldsSynchronise()) {
      visitor = new FieldHooks(visitor, plan, fields, method.name.equals("<init>"), free);
    }
    if (plan.callsAreAccesses()) {
      visitor = new AccessHooks(visitor, EFFECTS, free);
    }
    if (plan.atomicsOrderNothing()) {
      visitor = new PrivateAtomicCalls(visitor);
    }
    if (plan.hooksCalls()) {
      visitor = new CallHooks(visitor, plan, new ActionWriter(fields), false, free);
    }
    method.accept(visitor);
    return opcodes(result);
  }

  private static void assertAssigned(ClassScan.MethodScan found, MethodNode method) {
    Set<Integer> assigned = new TreeSet<>();
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof VarInsnNode variable && variable.getOpcode() >= Opcodes.ISTORE) {
        assigned.add(variable.var);
      } else if (each instanceof IincInsnNode variable) {
        assigned.add(variable.var);
      }
    }
    Set<Integer> scanned = new TreeSet<>();
    for (int i = 0; i < method.maxLocals; i++) {
      if (found.assigns(i)) {
        scanned.add(i);
      }
    }
    assertThat(scanned).isEqualTo(assigned);
  }

  private static List<Integer> opcodes(MethodNode method) {
    List<Integer> opcodes = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions) {
      if (each.getOpcode() >= 0) {
        opcodes.add(each.getOpcode());
      }
    }
    return opcodes;
  }

  private static Set<String> hookedClasses() throws IOException {
    Set<String> names = new TreeSet<>();
    for (ClassModel entry : MODEL.classes()) {
      byte[] bytes = bytes(entry.name());
      if (bytes != null) {
        names.add(entry.name());
        for (InnerClassNode inner : node(bytes).innerClasses) {
          names.add(inner.name);
        }
      }
    }
    names.removeIf(name -> HookPlan.of(MODEL, name) == null);
    return names;
  }

  private static ClassNode node(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG | ClassReader.EXPAND_FRAMES);
    return node;
  }

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
      return in == null ? null : in.readAllBytes();
    }
  }

  /** The instructions whose lengths differ, and variables beyond those that a byte can name. */
  @Test
  void walksOverInstructionsOfAnyLength() {
    for (int padding = 0; padding < 4; padding++) {
      String name = "test/Lengths";
      byte[] bytes = lengths(name, padding);
      LibraryModel model =
          LibraryModel.parse(
              "test",
              "class test.Lengths\n  its monitors synchronise\n  named : at entry acquire this\n");
      ClassScan scan =
          ClassScan.of(
              new ClassReader(bytes),
              bytes,
              name,
              HookPlan.of(model, name),
              new EffectLookup(model));
      assertThat(scan.method(0).maxLocals()).isEqualTo(302);
      assertThat(scan.method(0).assigns(300)).isTrue();
      assertThat(scan.method(0).assigns(299)).isTrue();
      assertThat(scan.method(0).assigns(2)).isTrue();
      assertThat(scan.method(0).assigns(5)).isTrue();
      assertThat(scan.method(0).assigns(1)).isFalse();
      assertThat(scan.method(0).assigns(3)).isFalse();
      assertThat(scan.method(1)).as("monitors behind switches").isNotNull();
      assertThat(scan.method(2)).as("no monitors behind switches").isNull();
    }
  }

  private static byte[] lengths(String name, int padding) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    for (String method : List.of("named", "locking", "idle")) {
      MethodNode code = new MethodNode(Opcodes.ACC_PUBLIC, method, "()V", null, null);
      for (int i = 0; i < padding; i++) {
        code.visitInsn(Opcodes.NOP);
      }
      Label end = new Label();
      code.visitVarInsn(Opcodes.ILOAD, 1);
      code.visitTableSwitchInsn(-1, 1, end, end, end, end);
      code.visitVarInsn(Opcodes.ILOAD, 3);
      code.visitLookupSwitchInsn(end, new int[] {194, 195}, new Label[] {end, end});
      code.visitIntInsn(Opcodes.BIPUSH, Opcodes.MONITORENTER);
      code.visitVarInsn(Opcodes.ISTORE, 2);
      code.visitIntInsn(Opcodes.SIPUSH, Opcodes.MONITORENTER << 8);
      code.visitVarInsn(Opcodes.LSTORE, 300);
      code.visitIincInsn(5, Opcodes.MONITORENTER);
      code.visitIincInsn(299, 1000);
      code.visitVarInsn(Opcodes.ALOAD, 300);
      code.visitMultiANewArrayInsn("[[I", 2);
      code.visitLdcInsn(1L);
      if (method.equals("locking")) {
        code.visitInsn(Opcodes.MONITOREXIT);
      }
      code.visitLabel(end);
      code.visitInsn(Opcodes.RETURN);
      code.visitMaxs(9, 302);
      code.accept(writer);
    }
    writer.visitEnd();
    return writer.toByteArray();
  }
}

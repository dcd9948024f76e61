// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** From Java 25 on, constructors may set fields before they call another constructor. */
class EarlyStoresTest {
  @Test
  void areToldAfterwards() {
    Map<String, byte[]> classes = Map.of("Early", early());
    Woven woven = Woven.of(classes);

    assertThat(woven.run("Early", "run")).isEqualTo(7);
    assertThat(callsInConstructor(woven.bytes("Early")))
        .containsExactly("atEntry", "<init>", "construct", "$heddle$init$x");
  }

  private static List<String> callsInConstructor(byte[] bytes) {
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, 0);
    List<String> calls = new ArrayList<>();
    for (AbstractInsnNode each : type.methods.get(0).instructions) {
      if (each instanceof MethodInsnNode call) {
        calls.add(call.name);
      }
    }
    return calls;
  }

  /**
   * {@code Early(int n) { x = n; super(); }} and {@code run} that answers {@code new Early(7).x}.
   */
  private static byte[] early() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_SUPER, "Early", null, "java/lang/Object", null);
    writer.visitField(0, "x", "I", null, null);
    MethodVisitor code = writer.visitMethod(0, "<init>", "(I)V", null, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ILOAD, 1);
    code.visitFieldInsn(Opcodes.PUTFIELD, "Early", "x", "I");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code = writer.visitMethod(Opcodes.ACC_STATIC, "run", "()I", null, null);
    code.visitTypeInsn(Opcodes.NEW, "Early");
    code.visitInsn(Opcodes.DUP);
    code.visitIntInsn(Opcodes.BIPUSH, 7);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "Early", "<init>", "(I)V", false);
    code.visitFieldInsn(Opcodes.GETFIELD, "Early", "x", "I");
    code.visitInsn(Opcodes.IRETURN);
    code.visitMaxs(0, 0);
    return writer.toByteArray();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files without frames, and with subroutines, as compilers made them long ago. */
class OldClassFilesTest {
  @ParameterizedTest
  @ValueSource(ints = {Opcodes.V1_1, 46, 47, 48, 49, 50, 51, 52})
  void runsAsBefore(int version) throws IOException {
    byte[] recent =
        Compiled.of("Old", SameBehaviourTest.source("Old"), List.of("--release", "8")).get("Old");
    Map<String, byte[]> classes = Map.of("Old", withVersion(version, recent));

    Object expected = Woven.plain(classes).run("Old", "run");
    Woven woven = Woven.of(classes);

    assertThat(expected).isInstanceOf(String.class);
    assertThat(woven.run("Old", "run")).isEqualTo(expected);
    assertThat(woven.bytes("Old")).isNotEqualTo(classes.get("Old"));
  }

  private static byte[] withVersion(int newVersion, byte[] bytes) {
    ClassWriter writer = new ClassWriter(0);
    ClassVisitor change =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int version,
              int access,
              String name,
              String signature,
              String superName,
              String[] interfaces) {
            super.visit(newVersion, access, name, signature, superName, interfaces);
          }
        };
    boolean withFrames = newVersion != Opcodes.V1_1 && newVersion >= Opcodes.V1_7;
    new ClassReader(bytes).accept(change, withFrames ? 0 : ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {Opcodes.V1_1, 46, 48, 49})
  void subroutines(int version) {
    Map<String, byte[]> classes = Map.of("Subroutine", subroutine(version));

    Woven woven = Woven.of(classes);

    assertThat(Woven.plain(classes).run("Subroutine", "run")).isEqualTo(112);
    assertThat(woven.run("Subroutine", "run")).isEqualTo(112);
  }

  /** {@code static synchronized int run()} with a {@code finally} that is called by {@code jsr}. */
  private static byte[] subroutine(int version) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(version, Opcodes.ACC_SUPER, "Subroutine", null, "java/lang/Object", null);
    writer.visitField(Opcodes.ACC_STATIC, "x", "I", null, null);
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_SYNCHRONIZED;
    MethodVisitor code = writer.visitMethod(access, "run", "()I", null, null);
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label cleanUp = new Label();
    code.visitTryCatchBlock(start, end, handler, null);
    code.visitCode();
    code.visitInsn(Opcodes.ICONST_5);
    code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    code.visitVarInsn(Opcodes.ASTORE, 0);
    code.visitLabel(start);
    code.visitIntInsn(Opcodes.BIPUSH, 12);
    code.visitFieldInsn(Opcodes.PUTSTATIC, "Subroutine", "x", "I");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitFieldInsn(Opcodes.GETSTATIC, "Subroutine", "x", "I");
    code.visitInsn(Opcodes.IASTORE);
    code.visitJumpInsn(Opcodes.JSR, cleanUp);
    code.visitLabel(end);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IALOAD);
    code.visitFieldInsn(Opcodes.GETSTATIC, "Subroutine", "x", "I");
    code.visitInsn(Opcodes.IADD);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(handler);
    code.visitVarInsn(Opcodes.ASTORE, 1);
    code.visitJumpInsn(Opcodes.JSR, cleanUp);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitInsn(Opcodes.ATHROW);
    code.visitLabel(cleanUp);
    code.visitVarInsn(Opcodes.ASTORE, 2);
    code.visitIntInsn(Opcodes.BIPUSH, 100);
    code.visitFieldInsn(Opcodes.PUTSTATIC, "Subroutine", "x", "I");
    code.visitVarInsn(Opcodes.RET, 2);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}

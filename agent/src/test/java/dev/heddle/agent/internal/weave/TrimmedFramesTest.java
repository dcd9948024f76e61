// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/** Optimisers drop variables from frames once they are not used any more, the receiver too. */
class TrimmedFramesTest {
  private static final String PROGRAM =
      """
      class Program {
        int x;
        volatile long v;
        final int[] fixed = {1};
        Program(boolean flag) { super(); x = flag ? 1 : 2; }
        void plain(boolean flag) { x = flag ? 3 : 4; }
        void isVolatile(boolean flag) { v = flag ? 5 : 6; }
        static String run() {
          Program p = new Program(true);
          p.plain(false);
          p.isVolatile(false);
          return "" + p.x + p.v + p.fixed[0];
        }
      }
      """;

  @Test
  void theReceiverIsNotUsedWhereItIsLost() {
    ClassNode type = new ClassNode();
    byte[] bytes = Compiled.of("Program", PROGRAM).get("Program");
    new ClassReader(bytes).accept(type, ClassReader.EXPAND_FRAMES);
    int trimmed = 0;
    for (MethodNode method : type.methods) {
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof FrameNode frame && !frame.local.isEmpty()) {
          frame.local.set(0, Opcodes.TOP);
          trimmed++;
        }
      }
    }
    ClassWriter writer = new ClassWriter(0);
    type.accept(writer);
    Map<String, byte[]> classes = Map.of("Program", writer.toByteArray());

    assertThat(trimmed).isGreaterThan(5);
    assertThat(Woven.plain(classes).run("Program", "run")).isEqualTo("461");
    assertThat(Woven.of(classes).run("Program", "run")).isEqualTo("461");
  }
}

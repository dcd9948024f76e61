// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The marks that JaCoCo sets from all threads are none of the program's accesses. */
class CoverageTest {
  private static final String PROGRAM =
      """
      class Program {
        static boolean[] $jacocoData = new boolean[4];
        static boolean[] $jacocoInit() { return $jacocoData; }
        static String run() {
          boolean[] marks = $jacocoInit();
          boolean[] own = new boolean[1];
          marks[0] = true;
          for (int i = 0; i < 3; i++) {
            own[0] ^= true;
            marks[1] = true;
          }
          marks[2] = true;
          return "" + own[0];
        }
      }
      """;

  @Test
  void marksAreNotChecked() {
    Map<String, byte[]> classes = Compiled.of("Program", PROGRAM);
    Woven woven = Woven.of(classes);
    ClassNode type = new ClassNode();
    new ClassReader(woven.bytes("Program")).accept(type, 0);

    List<String> calls = new ArrayList<>();
    for (MethodNode method : type.methods) {
      if (method.name.equals("run") || method.name.equals("$jacocoInit")) {
        for (AbstractInsnNode each : method.instructions) {
          if (each instanceof MethodInsnNode call && call.owner.startsWith("dev/heddle/")) {
            calls.add(call.name);
          }
        }
      }
    }
    assertThat(calls).containsExactly("atEntry", "seen", "write", "read");
    assertThat(type.fields).noneMatch(field -> field.name.startsWith("$heddle$$jacoco"));
    assertThat(woven.run("Program", "run")).isEqualTo("true");
  }
}

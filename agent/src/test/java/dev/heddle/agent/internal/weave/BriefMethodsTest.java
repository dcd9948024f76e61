// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Which methods are over at once. */
class BriefMethodsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int body() { return x; }",
        "void body(int y) { x += y; v = y; s++; }",
        "double body(Program o) { return Math.sqrt(x * o.x); }",
        "String body(int n) { return n > 3 ? a[n] == 0 ? \"few\" : null : \"many\"; }",
        "int body(int n) { return switch (n) { case 1 -> x; case 2 -> s; default -> n; }; }",
        "int body(Object o) { return ((Program) o).x; }",
        "int body() { throw null; }",
      })
  void are(String method) {
    assertThat(isBrief(method)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int body() { return n(); }",
        "int body(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += x; return sum; }",
        "void body() { while (v == 0) { } }",
        "void body() { synchronized (this) { x = 1; } }",
        "Program body() { return new Program(); }",
        "int[] body(int n) { return new int[n]; }",
        "int body() { return Other.s; }",
        "Runnable body() { return () -> {}; }",
        "String body(String t) { return t + x; }",
      })
  void areNot(String method) {
    assertThat(isBrief(method)).isFalse();
  }

  private static boolean isBrief(String method) {
    String source =
        """
        class Other { static int s; }
        class Program {
          int x; volatile int v; static int s; int[] a;
          int n() { return 0; }
          %s
        }
        """
            .formatted(method);
    ClassNode type = new ClassNode(Opcodes.ASM9);
    new ClassReader(Compiled.of("Program", source).get("Program")).accept(type, 0);
    for (MethodNode each : type.methods) {
      if (each.name.equals("body")) {
        AbstractInsnNode[] instructions = each.instructions.toArray();
        return BriefMethods.include(instructions, type.name, null);
      }
    }
    throw new AssertionError(method);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which methods need no more of their thread than its epoch. */
class LeafMethodsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int body() { return x; }",
        "void body(int y) { x = y; }",
        "double body(Program o) { return Math.sqrt(x * o.x + d * o.d); }",
        "int body(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += x; return sum; }",
        "int body() { return x / constant; }",
        "static int body(Program o) { return o.x; }",
      })
  void arePlain(String method) {
    assertThat(runtimeCalls(method)).contains("epoch").doesNotContain("atEntry");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int body() { return x + n(); }",
        "synchronized int body() { return x; }",
        "int body() { synchronized (this) { return x; } }",
        "int body() { return x + v; }",
        "Object body() { return d > 0 ? list : null; }",
        "int body() { return x + s; }",
        "int body(int[] a) { return x + a[0]; }",
        "int body(Other o) { return x + o.x; }",
        "Program body() { x = 1; return new Program(); }",
        "Runnable body() { x = 1; return () -> {}; }",
      })
  void areNotPlain(String method) {
    assertThat(runtimeCalls(method)).contains("atEntry").doesNotContain("epoch");
  }

  private static String runtimeCalls(String method) {
    String source =
        """
        class Other { int x; }
        class Program {
          int x; double d; final int constant = hashCode(); volatile int v; static int s;
          final java.util.List<String> list = new java.util.ArrayList<>();
          int n() { return 0; }
          %s
        }
        """
            .formatted(method);
    ClassNode type = new ClassNode();
    byte[] woven = Woven.of(Compiled.of("Program", source)).bytes("Program");
    new ClassReader(woven).accept(type, 0);
    StringBuilder calls = new StringBuilder();
    for (MethodNode each : type.methods) {
      for (AbstractInsnNode instruction : each.instructions) {
        if (each.name.equals("body") && instruction instanceof MethodInsnNode call) {
          calls.append(call.name).append(' ');
        }
      }
    }
    return calls.toString();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Long methods get fewer checks, are named if they get none, and keep their synchronisation. */
class SizeLimitsTest {
  private static Map<String, byte[]> program(String statement, int count) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < count; i++) {
      body.append(statement.replace("$", Integer.toString(i % 10))).append('\n');
    }
    String source =
        """
        class Long {
          static int[] a = new int[10];
          static int x;
          static volatile int v;
          static Other o = new Other();
          static void call(int n) { x += n; }
          static int call2(int n) { return n + 1; }
          static synchronized void body() {
            v = 1;
            %s
          }
          static Integer run() { a = new int[10]; x = 0; body(); return x + a[3]; }
        }
        class Other { int y; static int z; }
        """
            .formatted(body);
    return Compiled.of("Long", source);
  }

  private static long calls(Woven woven, String owner) {
    return calls(woven, "body", owner);
  }

  private static long calls(Woven woven, String method, String owner) {
    long count = 0;
    for (AbstractInsnNode each : method(woven, method).instructions) {
      count += each instanceof MethodInsnNode call && call.owner.endsWith(owner) ? 1 : 0;
    }
    return count;
  }

  private static int size(Woven woven) {
    return CodeSize.of(method(woven, "body"));
  }

  private static MethodNode method(Woven woven, String name) {
    ClassNode type = new ClassNode();
    new ClassReader(woven.bytes("Long")).accept(type, 0);
    for (MethodNode method : type.methods) {
      if (method.name.equals(name)) {
        return method;
      }
    }
    throw new AssertionError(name);
  }

  private static Woven check(Map<String, byte[]> classes) {
    Object expected = Woven.plain(classes).run("Long", "run");
    Woven woven = Woven.of(classes);
    assertThat(woven.run("Long", "run")).isEqualTo(expected).isInstanceOf(Integer.class);
    assertThat(calls(woven, "/Monitors")).isEqualTo(3);
    return woven;
  }

  @Test
  void contextGoesFirst() {
    Woven woven = check(program("call(a[$]++);", 140));

    assertThat(calls(woven, "/Cells")).isEqualTo(280);
    assertThat(woven.notChecked).isEmpty();
  }

  @Test
  void thenChecksBecomeShort() {
    Woven woven = check(program("a[$]++;", 375));

    assertThat(calls(woven, "/Cells")).isZero();
    assertThat(calls(woven, "/ShortCalls")).isEqualTo(376);
    assertThat(size(woven)).isLessThan(CodeSize.COMPILED);
    assertThat(woven.notChecked).isEmpty();
  }

  @Test
  void beingCheckedIsWorthMoreThanBeingCompiled() {
    Woven woven = check(program("a[$]++;", 800));

    assertThat(calls(woven, "/ShortCalls")).isEqualTo(801);
    assertThat(size(woven)).isGreaterThan(CodeSize.COMPILED);
    assertThat(woven.notChecked).isEmpty();
  }

  @Test
  void shortChecksOfFields() {
    Woven woven = check(program("x += o.y + Other.z; o.y = x; Other.z = call2(x);", 180));

    assertThat(calls(woven, "/Fields")).isEqualTo(1);
    assertThat(calls(woven, "/ShortCalls")).isGreaterThanOrEqualTo(5 * 180);
    assertThat(woven.notChecked).isEmpty();
  }

  /** It runs once, so that nobody would compile it. */
  @Test
  void classInitialisersAreCheckedAsLongAsTheyCanBe() {
    String source =
        """
        class Long {
          static int[] a = new int[10];
          static int x;
          static { %s }
          static Integer run() { return a[3]; }
        }
        """
            .formatted("a[3]++;\n".repeat(800));
    Woven woven = Woven.of(Compiled.of("Long", source));

    assertThat(woven.run("Long", "run")).isEqualTo(800);
    assertThat(woven.notChecked).isEmpty();
    assertThat(calls(woven, "<clinit>", "/Cells")).isEqualTo(800);
  }

  @Test
  void methodsThatAreNeverCompiledAnywayAreCheckedAsLongAsTheyCanBe() {
    Woven woven = check(program("a[$]++;", 1200));

    assertThat(calls(woven, "/Cells")).isEqualTo(1200);
    assertThat(woven.notChecked).isEmpty();
  }

  @Test
  void theFormatsOwnLimit() {
    Woven woven = check(program("a[$]++;", 6000));

    assertThat(calls(woven, "/Cells")).isZero();
    assertThat(woven.notChecked).containsExactly("method Long.body(): too large to check");
  }

  @Test
  void manyConstants() {
    StringBuilder source =
        new StringBuilder("class Long { static int x; static void call(int n) {}");
    for (int i = 0; i < 60; i++) {
      source.append("static void m").append(i).append("() {");
      for (int j = 0; j < 500; j++) {
        source.append("call(").append(100_000 + 500 * i + j).append(");");
      }
      source.append("}");
    }
    source.append("static Integer run() { m0(); return x++; } }");
    Woven woven = Woven.of(Compiled.of("Long", source.toString()));

    assertThat(woven.run("Long", "run")).isEqualTo(0);
    assertThat(woven.notChecked).isEmpty();
  }
}

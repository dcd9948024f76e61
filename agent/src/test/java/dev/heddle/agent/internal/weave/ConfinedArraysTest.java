// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Which arrays nobody but the method has that makes them. */
class ConfinedArraysTest {
  private static final String SOURCE =
      """
      class Example {
        static Object shared;
        Object field;
        static void take(Object o) {}
        static Object body(boolean b, Object[] array, Example example) {
          %s
        }
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int[] a = new int[4]; a[2] = 3; return a[1] + a.length;",
        "int[] a = {1, 2, 3}; int n = 0; for (int each : a) { n += each; } return n;",
        "String[] a = {\"k\"}; for (String each : a) { take(each); } return null;",
        "Object[] a = new Object[2]; a[0] = array; return a[0];",
        "int[][] a = new int[3][4]; a[1][2] = 5; int[] row = a[2]; return row[1] + row.length;",
        "int[] a = new int[2]; try { take(b); } catch (RuntimeException e) { a[0]++; } return a[0];",
        "int[] a = b ? new int[2] : null; return a == null ? 0 : a[0];"
      })
  void findsThoseThatStay(String code) {
    assertThat(makers(code)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return new int[4];",
        "shared = new int[4]; return null;",
        "example.field = new int[4]; return null;",
        "array[0] = new int[4]; return null;",
        "take(new int[4]); return null;",
        "int[] a = new int[4]; Runnable r = () -> a[0]++; return r;",
        "int[] a = new int[4]; if (b) { shared = a; } return null;",
        "int[] a = new int[4]; return a.clone();",
        "int[][] a = new int[3][4]; return a[1];",
        "int[][] a = new int[3][4]; for (int[] row : a) { take(row); } return null;",
        "int[] a = new int[4]; synchronized (a) { return null; }"
      })
  void givesUpWhatMayGetOut(String code) {
    assertThat(makers(code)).isZero();
  }

  @Test
  void findsTheirAccesses() {
    assertThat(confined("int[][] a = new int[3][4]; a[1][2] = 5; array[0] = null; return a[1][2];"))
        .extracting(AbstractInsnNode::getOpcode)
        .containsExactlyInAnyOrder(
            Opcodes.MULTIANEWARRAY,
            Opcodes.AALOAD,
            Opcodes.IASTORE,
            Opcodes.AALOAD,
            Opcodes.IALOAD);
    assertThat(confined("Object[] a = b ? new Object[2] : array; a[0] = b; return a[1];"))
        .extracting(AbstractInsnNode::getOpcode)
        .containsExactly(Opcodes.ANEWARRAY);
  }

  private static long makers(String code) {
    return confined(code).stream().filter(each -> ArrayMaking.is(each.getOpcode())).count();
  }

  private static Set<AbstractInsnNode> confined(String code) {
    byte[] bytes = Compiled.of("Example", SOURCE.formatted(code), List.of()).get("Example");
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, ClassReader.EXPAND_FRAMES);
    for (MethodNode method : type.methods) {
      if (method.name.equals("body")) {
        return ConfinedArrays.in(type.name, method, method.instructions.toArray());
      }
    }
    throw new AssertionError("no method");
  }
}

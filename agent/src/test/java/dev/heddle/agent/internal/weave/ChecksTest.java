// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which accesses of a method body are checked: none without need, all others; be it a leaf method
 * or not.
 */
class ChecksTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int y = x;                          | read$x",
        "x = 1;                              | write$x",
        "x = x + 1;                          | write$x",
        "if (x > 0) x = 1;                   | read$x write$x",
        "int y = x; if (y > 0) x = y;        | read$x write$x",
        "x = 1; if (n() > 0) return; x = 2;  | write$x write$x",
        "x += 1;                             | write$x",
        "x += n(); /* may release */         | read$x write$x",
        "x += a[0]; /* may fail */           | read$x read write$x",
        "x += o.x; x = 1;                    | read$x read$x write$x",
        "int y = x; y = 6 / y; x = y;        | read$x write$x",
        "int y = x + o.x; x = y;             | read$x read$x write$x",
        "int y = o.x + x; y = o.y; x = y;    | readAll$x$y write$x",
        "o.x += 1; o.y = x; x = 1;           | writeAll$x$y write$x",
        "int i = 1; int y = a[i]; y = y + 1; a[i] = y; | write",
        "int y = x + x;                      | read$x",
        "x = 1; x = 2; int y = x;            | write$x",
        "int y = x; n(); y += x;             | read$x read$x",
        "int y = x; synchronized (this) {} y += x; | read$x clock enter exit exit read$x",
        "int y = x; v = 1; y += x;           | read$x volatileWrite read$x",
        "int y = 0; while (y < 9) y += x;    | read$x",
        "int y = o.x; o = this; y += o.x;    | read$x read$x",
        "int y = o.x + o.x;                  | read$x",
        "int y = o.next.x + o.next.x;        | read$next read$x read$x",
        "s += 1;                             | write$s",
        "int y = s + s;                      | read$s",
        "s = x > 0 ? s : 1;                  | read$x read$s write$s",
        "int i = 1; a[i] = a[i] + a[0];      | read read write",
        "int i = 1; a[i] = a[0] + a[i];      | read write",
        "int i = 1; int y = a[i] + a[i];     | read",
        "int i = 1; a[i++] = 1; a[i] = 2;    | write write",
        "int i = 1; a[i] = 1; i++; a[i] = 2; | write write",
        "int i = 1; a[i] = 1; a = null; a[i] = 2; | write write",
        "int i = 1; int y = a[i]; a[i] = n();| read write",
        "Program p = o; int y = p.x + (p = this).x + p.x; | read$x read$x read$x",
        "long k = x; x = 3; k = x;           | write$x",
        "b[1] += 2;                          | read$b write",
        "b[1] = b[0];                        | read$b read write",
        "int[] c = {1, x, 3}; b = c;         | read$x write$b",
        "int[] c = new int[2]; c[0] = 1;     | write",
        "String t = name + fixed.length;     | $readFinal",
        "int y = fixed[0]; while (y < 9) y += fixed[0]; | $readFinal read met accessed areAll read",
        "int y = 0; while (y < 9) y += fixed.length; y += fixed.length; | isKnown $readFinal $readFinal",
        "int y = 0; if (a != null) y = fixed.length; y = fixed.length; | $readFinal $readFinal",
        "int y; try { y = fixed[0]; } finally { y = fixed.length; } | $readFinal read $readFinal",
        "int y = other.y; other.y = 3;       | read$other read read$other write",
        "Other.z += 2;                       | seenFar readStatic writeStatic",
        "int y = Other.w;                    | seenFar readStatic",
      })
  void checks(String statements, String expected) {
    String source =
        """
        class Program {
          int x; int y; static int s; volatile int v; int[] b = {1, 2}; final String name = "n";
          final int[] fixed = {1}; Program next; Other other;
          static int n() { return 1; }
          void body(Program o, int[] a) { %s }
        }
        class Other { int y; static int z; static volatile int w; }
        """
            .formatted(statements);
    assertThat(String.join(" ", runtimeCalls(Compiled.of("Program", source)))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int k = x + y + z;                      | readAll$x$y$z",
        "x = 1; y = 2; z = 3;                    | writeAll$x$y$z",
        "x += 1; y += 2; z += 3;                 | writeAll$x$y$z",
        "int k = o.x + o.y + o.z;                | readAll$x$y$z",
        "int k = x + o.x + y + o.y;              | readAll$x$$y readAll$x$y",
        "x += o.x; y += o.y;                     | read$x readAll$x$y writeAll$x$y",
        "int k = o.x + x + o.y + y;              | readAll$x$y readAll$x$y",
        "int k = x + o.x + y + p.x + z;          | readAll$x$$y read$x read$x read$z",
        "int k = x; p = o; k += y + p.x + z;     | readAll$x$y read$x read$z",
        "int k = o.x; o = p; k += o.y + o.z;     | read$x readAll$y$z",
        "int k = y; x = k; y = x;                | writeAll$x$y",
        "int k = x + y; z = k; x = z;            | read$y writeAll$z$x",
        "int k = x + y; k /= y; x = k;           | readAll$x$y write$x",
        "int k = x; k = k / i + y + z;           | read$x readAll$y$z",
        "x = 1; y = 7 % i; z = 2;                | write$x writeAll$y$z",
        "z = x; y = o.y; x = 1;                  | read$x writeAll$z$$y$x read$y",
        "z = 1; int k = x; x = o.y;              | write$z read$x read$y write$x",
        "z = 1; int k = x; x = 2;                | writeAll$z$x",
        "double d = Math.sqrt(x) + y / 2.0 + z;  | readAll$x$y$z",
        "int k = x + Math.addExact(i, 1) + y;    | read$x read$y",
        "int k = x + a[0] + y + z;               | read$x read readAll$y$z",
        "int k = x + ((Integer) b) + y + z;      | read$x readAll$y$z",
        "int k = x + n() + y + z;                | read$x readAll$y$z",
        "int k = x + v + y + z;                  | read$x volatileRead readAll$y$z",
        "int k = x + s + y + z;                  | read$x read$s readAll$y$z",
        "int k = x; synchronized (a) { k += y + z; } k += x; | read$x clock enter readAll$y$z exit exit read$x",
        "int k = x; if (i > 0) k += y + z; k += y; | read$x readAll$y$z read$y",
        "int k = x; try { k += y; k += z; } catch (Error e) { } | read$x readAll$y$z",
        "int k = x + y + other.x + z;            | readAll$x$y$other read$x read$z",
        "int k = x + $y + z;                     | readAll$x$z read$$y",
        "int k = 0; while (k < 9) k += x + y;    | readAll$x$y",
      })
  void checksTogether(String statements, String expected) {
    String source =
        """
        class Program {
          int x; int y; int z; int $y; static int s; volatile int v; Program other;
          static int n() { return 1; }
          void body(Program o, Program p, int[] a, Object b, int i) { %s }
        }
        """
            .formatted(statements);
    assertThat(String.join(" ", runtimeCalls(Compiled.of("Program", source)))).isEqualTo(expected);
  }

  /**
   * Elements side by side: only in order, and if nothing that comes between can fail or release.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int k = a[i] + a[i + 1];                 | readInRow",
        "int k = a[i] + a[i + 1] + a[i + 2] * 3;  | readInRow",
        "int k = a[i + 3] + a[4 + i];             | readInRow",
        "int k = a[i] + a[i + 2];                 | read read",
        "int k = a[i + 1] + a[i];                 | read read",
        "int k = a[i - 1] + a[i];                 | read read",
        "int k = a[0] + a[1];                     | read read",
        "int k = a[i] + a[i];                     | read",
        "int k = a[i] + a[i + 1]; k += a[i];      | readInRow",
        "int k = a[i] + a[i + 1]; k += a[i + 1];  | readInRow read",
        "int k = a[i] + b[i + 1];                 | read read",
        "int k = a[i] + a[j + 1];                 | read read",
        "int k = a[i]; i = j; k += a[i + 1];      | read read",
        "int k = a[i++] + a[i + 1];               | read read",
        "int k = a[i]; a = b; k += a[i + 1];      | read read",
        "int k = a[i] / j + a[i + 1];             | read read",
        "int k = a[i] + n() + a[i + 1];           | read read",
        "int k = a[i] + v + a[i + 1];             | read volatileRead read",
        "int k = a[i]; if (k > 0) k = a[i + 1];   | read read",
        "int k = a[i] + a[i + 1]; if (k > 0) k = a[i + 2] + a[i + 3]; | readInRow readInRow",
        "a[i] = 1; a[i + 1] = 2;                  | writeInRow",
        "a[i] = n(); a[i + 1] = j >> 3;           | writeInRow",
        "a[i] = 1; a[i + 1] = n();                | write write",
        "a[i] = 1; a[i + 1] = 7 / j;              | write write",
        "a[i] = b[j]; a[i + 1] = b[j + 1];        | read write read write",
        "c[i] = 1; c[i + 1] = 2L;                 | writeInRow",
        "o[i] = this; o[i + 1] = this;            | write write",
        "int k = 0; while (k < 9) k += a[i] + a[i + 1]; | met accessed areAll read read",
      })
  void checksElementsInARow(String statements, String expected) {
    String source =
        """
        class Program {
          volatile int v;
          static int n() { return 1; }
          void body(int[] a, int[] b, long[] c, Object[] o, int i, int j) { %s }
        }
        """
            .formatted(statements);
    assertThat(String.join(" ", runtimeCalls(Compiled.of("Program", source)))).isEqualTo(expected);
  }

  /** What is found out before a loop: only if nothing in the loop lets another thread in. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "while (i < 9) i += a[i & 1];             | met accessed areAll read",
        "do { i += a[i & 1]; } while (i < 9);     | met accessed areAll read",
        "while (i < 9) i += a[i & 1] + a[i & 3];  | met accessed areAll read read",
        "while (i < 9) { if (i == 5) continue; i += a[i & 1]; } | met accessed areAll read",
        "while (i < 9) i += table[i & 1];         | met accessed areAll seen read",
        "while (i < 9) i += fixed[i & 1];         | isKnown met accessed areAll $readFinal read",
        "while (i < 9) i += o.fixed[i & 1];       | isKnown met accessed areAll $readFinal read",
        "while (i < 9) i += b[i & 1];             | met shadow accessed read$b read",
        "while (i < 9) i += m[0][i & 1];          | met accessed met shadow accessed areAll read read",
        "while (i < 9) i += m[k][i & 1];          | met accessed met shadow accessed areAll read read",
        "while (i < 9) i += m[i][i & 1];          | met accessed areAll read read",
        "while (i < 9) { m[k] = a; i += m[k][i & 1]; } | write read",
        "while (i < 9) { b = a; i += b[i & 1]; }  | write$b read",
        "while (i < 9) { i += a[i & 1]; a = b; }  | read read$b",
        "while (i < 9) i += a[i & 1] + n();       | read",
        "while (i < 9) i += a[i & 1] + v;         | read volatileRead",
        "while (i < 9) synchronized (o) { i += a[i & 1]; } | clock enter read exit exit",
        "while (i < 9) { new Object(); i += a[i & 1]; } | make read",
        "while (i < 9) i += a[i & 1] + (o instanceof Program ? 1 : 2); | read",
        "while (i < 9) i += later[i & 1];         | seen read$later read",
        "while (i < 9) a[i & 1] = i++;            | write",
        "while (i < 9) try { i += a[i & 1]; } catch (RuntimeException e) { i++; } | read",
        "while (i < 9) { k = 0; while (k < 3) { i += a[k++ & 1]; } i++; } | met accessed areAll read",
        "for (k = 0; k < 9; k++) i += a[k];       | readLoop",
        "for (k = 0; k < 9; k++) i += a[k] + a[i]; | met accessed areAll read readLoop",
      })
  void findsOutBeforeLoops(String statements, String expected) {
    String source =
        """
        class Program {
          volatile int v; int[] b = {1, 2}; final int[] fixed = {1, 2};
          static final int[] table = {1, 2}; static int[] later;
          static int n() { return 1; }
          void body(Program o, int[] a, int[][] m, int i, int k) { %s }
        }
        """
            .formatted(statements);
    assertThat(String.join(" ", runtimeCalls(Compiled.of("Program", source)))).isEqualTo(expected);
  }

  /** Of a class that was woven before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int i = 0; while (i < 9) i += outer.fixed[i & 1]; | isKnown met accessed areAll readInLoop read",
        "int i = 0; while (i < 9) i += ((Outer) inner).fixed[i & 1] + inner.own[0]; | isKnown isKnown met accessed met accessed areAll readInLoop read $readFinal read",
        "int i = 0; while (i < 9) i += outer.plain[i & 1]; | readInLoop read",
        "int i = 0; while (i < 9) i += outer.late[i & 1];  | readInLoop read",
      })
  void findsOutWhatOtherClassesKeep(String statements, String expected) {
    String source =
        """
        class Outer {
          final int[] fixed = {1, 2}; int[] plain = {1, 2}; volatile int[] late = {1, 2};
        }
        class Program extends Outer {
          final int[] own = {1, 2};
          static void body(Outer outer, Program inner) { %s }
        }
        """
            .formatted(statements);
    assertThat(String.join(" ", runtimeCalls(Compiled.of("Program", source)))).isEqualTo(expected);
  }

  private static List<String> runtimeCalls(Map<String, byte[]> classes) {
    ClassNode type = new ClassNode();
    new ClassReader(Woven.of(classes).bytes("Program")).accept(type, 0);
    List<String> calls = new ArrayList<>();
    for (MethodNode method : type.methods) {
      for (AbstractInsnNode each : method.instructions) {
        if (method.name.equals("body")
            && each instanceof MethodInsnNode call
            && (call.owner.startsWith("dev/heddle/") || call.name.startsWith("$heddle$"))
            && !call.name.equals("atEntry")
            && !call.name.equals("epoch")) {
          calls.add(call.name.replace("$heddle$", "").replace("InLeaf", ""));
        }
      }
    }
    return calls;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.agent.AgentOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods for accesses to several fields, and what constructors do instead. */
class GroupMethodsTest {
  @Test
  void aLoadedClassKeepsItsMethods() {
    WeavingTransformer transformer =
        new WeavingTransformer(AgentOptions.parse(""), null, Woven.NO_EFFECTS, problem -> {});
    ClassLoader loader = new ClassLoader(getClass().getClassLoader()) {};
    Module module = getClass().getModule();
    String source = "class Example { int x; int y; int z; int body() { return %s; } }";

    byte[] first = Compiled.of("Example", source.formatted("x + y")).get("Example");
    byte[] second = Compiled.of("Example", source.formatted("y + z - x")).get("Example");
    byte[] loaded = transformer.transform(module, loader, "Example", null, null, first);
    byte[] changed = transformer.transform(module, loader, "Example", String.class, null, second);

    assertThat(methods(loaded)).contains("$heddle$readAllInLeaf$x$y");
    assertThat(methods(changed)).isEqualTo(methods(loaded));
    assertThat(callsIn(changed, "body"))
        .contains("$heddle$read$x", "$heddle$read$y", "$heddle$read$z");
  }

  @ParameterizedTest
  @ValueSource(ints = {48, 49, 52})
  void runsAsBefore(int version) {
    String source =
        """
        class Program {
          int x = 1; long y = 2; double z = 3; Object w = "w";
          double sum(Program o) { return x + o.x + y + o.y + z + o.z; }
          void add(Program o) { x += o.x; y += o.y; z += o.z; w = o.w; }
          void set(Program o) { o.z = 1; o.y = 2L; o.x = 3; o.w = null; }
          static String attempt(Program a, Program b) {
            String result = "";
            try { result += a.sum(b); } catch (NullPointerException e) { result += "!"; }
            try { a.add(b); } catch (NullPointerException e) { result += "!"; }
            try { a.set(b); } catch (NullPointerException e) { result += "!"; }
            return result + a.x + " " + a.y + " " + a.z + " " + a.w + " ";
          }
          static String run() {
            Program a = new Program();
            return attempt(a, new Program()) + attempt(a, a) + attempt(a, null);
          }
        }
        """;
    byte[] recent = Compiled.of("Program", source, List.of("--release", "8")).get("Program");
    ClassNode type = new ClassNode();
    new ClassReader(recent).accept(type, version < 50 ? ClassReader.SKIP_FRAMES : 0);
    type.version = version;
    ClassWriter writer = new ClassWriter(0);
    type.accept(writer);
    Map<String, byte[]> classes = Map.of("Program", writer.toByteArray());

    Object expected = Woven.plain(classes).run("Program", "run");
    Woven woven = Woven.of(classes);

    assertThat(expected).isInstanceOf(String.class);
    assertThat(woven.run("Program", "run")).isEqualTo(expected);
    assertThat(methods(woven.bytes("Program")))
        .contains(
            "$heddle$readAllInLeaf$x$$y$z",
            "$heddle$writeAllInLeaf$x$y$z$w",
            "$heddle$writeAllInLeaf$z$y$x$w");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = a; y = 1; z = a;              | x y z",
        "x = a; y = 7 / a; z = a;          | x init$y init$z",
        "if (a > 0) x = a; y = 1;          | init$x init$y",
        "x = a; n(); y = 1;                | x init$y",
        "x = a; x = 2; y = x;              | x y",
        "x = o.x; y = 1;                   | read$x init$x init$y",
        "this(); x = a;                    | init$x",
      })
  void stampsWhatIsSureToBeWritten(String statements, String expected) {
    String source =
        """
        class Program {
          int x; int y; int z;
          Program() { }
          static void n() { }
          Program(int a, Program o) { %s }
        }
        """
            .formatted(statements);
    Woven woven = Woven.of(Compiled.of("Program", source));
    assertThat(String.join(" ", stamps(woven.bytes("Program")))).isEqualTo(expected);
  }

  private static List<String> stamps(byte[] bytes) {
    List<String> stamps = new ArrayList<>();
    for (MethodNode method : type(bytes).methods) {
      for (AbstractInsnNode each : method.instructions) {
        if (method.desc.equals("(ILProgram;)V")
            && (each instanceof MethodInsnNode call && call.name.startsWith("$heddle$")
                || each instanceof FieldInsnNode store && store.name.startsWith("$heddle$"))) {
          String name = each instanceof MethodInsnNode call ? call.name : fieldOf(each);
          stamps.add(name.replace("$heddle$", ""));
        }
      }
    }
    return stamps;
  }

  private static String fieldOf(AbstractInsnNode access) {
    return ((FieldInsnNode) access).name;
  }

  private static ClassNode type(byte[] bytes) {
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, 0);
    return type;
  }

  private static List<String> methods(byte[] bytes) {
    List<String> names = new ArrayList<>();
    for (MethodNode method : type(bytes).methods) {
      names.add(method.name);
    }
    return names;
  }

  private static List<String> callsIn(byte[] bytes, String name) {
    List<String> calls = new ArrayList<>();
    for (MethodNode method : type(bytes).methods) {
      for (AbstractInsnNode each : method.instructions) {
        if (method.name.equals(name) && each instanceof MethodInsnNode call) {
          calls.add(call.name);
        }
      }
    }
    return calls;
  }
}

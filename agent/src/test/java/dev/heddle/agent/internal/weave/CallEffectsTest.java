// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Effects are woven around calls and method references; the call does what it did. */
class CallEffectsTest {
  private static final String PROGRAM =
      """
      import java.util.function.*;
      class Program {
        String name;
        Program(long x, String name) { this.name = name + x; }
        Program with(long a, String b, double c) { return new Program(a, b + c); }
        static String join(String a, String b) { return a + b; }
        @Override public String toString() { return name; }

        interface With { Program apply(Program p, long a, String b, double c); }

        static String calls() { return new Program(1, "p").with(2, "q", 3).name; }
        static String statics() { return join("a", "b"); }
        static String constructs() { return new Program(5, join("x", "y")).name; }
        static String unbound() {
          With with = Program::with;
          return with.apply(new Program(1, "u"), 2, "v", 4).name;
        }
        static String bound() {
          Program p = new Program(1, "b");
          BiFunction<String, String, String> join = Other::join;
          Function<String, Program> made = Other.PARTIAL;
          return join.apply("m", "n") + made.apply("o");
        }
      }
      class Other {
        static final Function<String, Program> PARTIAL = s -> new Program(9, s);
        static String join(String a, String b) { return Program.join(a, b); }
        String hold(String s) { return s + "held"; }
        static String references() {
          Supplier<Other> make = Other2::new;
          Other other = make.get();
          UnaryOperator<String> hold = other::hold;
          Program.With with = Program::with;
          BiFunction<Long, String, Program> create = Program::new;
          BinaryOperator<String> join = Program::join;
          return hold.apply("x") + with.apply(new Program(1, "u"), 2, "v", 4) + create.apply(7L, "c")
              + join.apply("s", "t");
        }
      }
      class Other2 extends Other {}
      """;

  private final Map<String, byte[]> classes = Compiled.of("Program", PROGRAM);

  @BeforeEach
  void forget() {
    Recorder.EVENTS.clear();
  }

  private Object run(String type, String method, String called, CallEffect... effects) {
    Object expected = Woven.plain(classes).run(type, method);
    Woven woven =
        Woven.of(
            classes,
            (owner, name, descriptor, isInterface, opcode) ->
                name.equals(called) && owner.equals("Program") ? List.of(effects) : null);
    Object result = woven.run(type, method);
    assertThat(result).isEqualTo(expected).isInstanceOf(String.class);
    return result;
  }

  private static CallEffect effect(boolean after, int subject, int tag, int... extra) {
    return new CallEffect(after, subject, Recorder.NAME, "saw", extra, tag);
  }

  @Test
  void beforeAndAfterACall() {
    run(
        "Program",
        "calls",
        "with",
        effect(false, CallEffect.RECEIVER, -1),
        effect(false, 1, 7),
        effect(false, CallEffect.RECEIVER, -1, 0, 2),
        effect(true, CallEffect.RESULT, -1),
        effect(true, 1, -1, 0, 2));

    assertThat(Recorder.EVENTS)
        .containsExactly(
            "saw p1", "saw q tag 7", "saw p1 with 2 and 3.0", "saw q3.02", "saw q with 2 and 3.0");
  }

  @Test
  void receiversBelowFewArguments() {
    CallSiteRewriter lengths =
        (owner, name, descriptor, isInterface, opcode) ->
            owner.equals("java/lang/StringBuilder") && !name.equals("<init>")
                ? List.of(effect(false, CallEffect.RECEIVER, 1))
                : null;
    String source =
        """
        class Short {
          static String run() {
            StringBuilder b = new StringBuilder();
            b.append('c').append(1L).append(2.5).insert(0, 7);
            b.setLength(3);
            b.setCharAt(1, 'x');
            b.delete(0, 1).replace(0, 1, "y");
            return b.toString();
          }
        }
        """;
    Map<String, byte[]> compiled = Compiled.of("Short", source);

    assertThat(Woven.of(compiled, lengths).run("Short", "run"))
        .isEqualTo(Woven.plain(compiled).run("Short", "run"));
    assertThat(Recorder.EVENTS)
        .startsWith("saw  tag 1", "saw c tag 1", "saw c1 tag 1", "saw c12.5 tag 1")
        .hasSize(9);
  }

  @Test
  void aStaticCall() {
    run("Program", "statics", "join", effect(false, 1, -1), effect(true, CallEffect.RESULT, 3));

    assertThat(Recorder.EVENTS).containsExactly("saw b", "saw ab tag 3");
  }

  @Test
  void aConstructor() {
    run("Program", "constructs", "<init>", effect(false, 1, -1), effect(true, -1, -1));

    assertThat(Recorder.EVENTS).containsExactly("saw xy", "saw xy5");
  }

  @Test
  void methodReferencesBecomeLambdas() {
    CallSiteRewriter everything =
        (owner, name, descriptor, isInterface, opcode) -> {
          boolean isStatic = opcode == Opcodes.INVOKESTATIC;
          boolean isOwn = owner.equals("Program") || owner.equals("Other2");
          return isOwn && !name.equals("toString")
              ? List.of(effect(true, isStatic ? CallEffect.RESULT : CallEffect.RECEIVER, -1))
              : null;
        };
    Object expected = Woven.plain(classes).run("Other", "references");
    Woven woven = Woven.of(classes, everything);

    assertThat(woven.run("Other", "references")).isEqualTo(expected);
    assertThat(Recorder.EVENTS).contains("saw u1", "saw c7", "saw st").hasSize(6);
  }

  @Test
  void classesWovenTwiceAreEqual() {
    Woven first = Woven.of(classes);
    Woven second = Woven.of(classes);

    assertThat(first.bytes("Program")).hasSameSizeAs(second.bytes("Program"));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which calls are on objects that nobody but the method has. */
class ConfinedObjectsTest {
  private static final String SOURCE =
      """
      import java.util.*;
      class Example {
        static Object shared;
        static List<Object> kept = new ArrayList<>();
        static Iterator<Object> work;
        static StringBuilder other = new StringBuilder();
        Object field;
        static void take(Object o) {}
        static Object body(boolean b, Object[] array, Example example) throws Exception {
          %s
        }
      }
      """;

  @Test
  void followsWhatABuilderReturns() {
    assertThat(confined("return \"a\" + b + array;"))
        .containsExactly("append", "append", "append", "toString");
  }

  @Test
  void followsVariablesThroughLoopsAndHandlers() {
    assertThat(
            confined(
                "StringBuilder s = new StringBuilder(); long l = 1;"
                    + "try { for (Object o : array) { s.append(o); } }"
                    + "catch (RuntimeException e) { s.append(l); }"
                    + "s.append('x'); return s.toString();"))
        .containsExactly("append", "append", "append", "toString");
  }

  @Test
  void followsIteratorsOfOwnCollections() {
    assertThat(
            confined(
                "Map<String, Object> m = new HashMap<>(); m.put(\"k\", array); int n = 0;"
                    + "for (String k : m.keySet()) { n += k.length(); } return n;"))
        .containsExactly("put", "keySet", "iterator", "hasNext", "next");
  }

  @Test
  void tellsObjectsOfOneMethodApart() {
    assertThat(
            confined(
                "List<Object> a = new ArrayList<>(); List<Object> c = new ArrayList<>();"
                    + "a.add(b); c.remove(b); return a;"))
        .containsExactly("remove");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return s;",
        "return s.append(2);",
        "shared = s; return null;",
        "example.field = s; return null;",
        "array[0] = s; return null;",
        "take(s); return null;",
        "Runnable r = () -> s.append(2); return r;",
        "Runnable r = s::reverse; return r;",
        "synchronized (s) { return null; }",
        "return s.chars().sum();",
        "return other.append(s).length();",
        "Object o = b ? s : array; return o;",
        "if (b) { shared = (CharSequence) s; } return null;",
        "return new Object[] {s}.length;",
        "return s.equals(array);"
      })
  void givesUpWhatMayGetOut(String code) {
    assertThat(confined("StringBuilder s = new StringBuilder(); s.append(1); " + code))
        .doesNotContain("append");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return a.iterator();",
        "Iterator<Object> i = a.iterator(); array[0] = i; return null;",
        "return a.subList(0, 1).size();",
        "return a.stream().count();",
        "a.forEach(o -> {}); return null;",
        "take(new ArrayList<>(a)); return null;",
        "if (b) { a = null; } else { shared = a; } return null;"
      })
  void givesUpCollectionsThatMayGetOut(String code) {
    assertThat(confined("List<Object> a = new ArrayList<>(); a.add(1); " + code))
        .doesNotContain("add", "iterator");
  }

  @Test
  void doesNotTakeOneForAnother() {
    assertThat(
            confined(
                "StringBuilder s = new StringBuilder(); if (b) { s = other; }"
                    + "s.append(1); return null;"))
        .isEmpty();
  }

  @Test
  void leavesVeryLargeMethodsAlone() {
    String variables = "long x; { long y = 1; take(y); } ".replace("x", "v%d");
    StringBuilder code = new StringBuilder("StringBuilder s = new StringBuilder(); s.append(1);");
    for (int i = 0; i < 400; i++) {
      code.append(variables.formatted(i));
    }
    assertThat(confined(code + "return null;")).isEmpty();
  }

  @Test
  void followsIteratorsOfWhatOthersMayHave() {
    String loop = "int n = 0; for (Object o : kept) { n++; }";
    assertThat(confinedIterators(loop + "return n;")).containsExactly("hasNext", "next");
    assertThat(confinedIterators("List<Object> a = new ArrayList<>(kept);" + loop + "return a;"))
        .containsExactly("hasNext", "next");
    assertThat(confined(loop + "return n;")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Iterator<Object> i = kept.iterator(); i.next(); return i;",
        "Iterator<Object> i = kept.iterator(); i.next(); take(i); return null;",
        "Iterator<Object> i = kept.iterator(); if (b) { i = work; } return i.next();",
        "return work.next();"
      })
  void givesUpIteratorsThatOthersMayHave(String code) {
    assertThat(confinedIterators(code)).isEmpty();
  }

  @Test
  void tellsIteratorsThatAnIterableMayKeepApart() {
    String loop = "int n = 0; for (Object o : (Iterable<Object>) kept) { n++; } return n;";
    assertThat(confinedIterators(loop)).isEmpty();
    assertThat(calls(loop, ConfinedObjects::isGivenIteratorOf)).containsExactly("hasNext", "next");
    assertThat(
            calls(
                "Iterator<Object> i = ((Iterable<Object>) kept).iterator(); take(i);"
                    + "return i.next();",
                ConfinedObjects::isGivenIteratorOf))
        .isEmpty();
  }

  /** The names of the calls that need no check, apart from constructors. */
  private static List<String> confined(String code) {
    return calls(code, ConfinedObjects::isReceiverOf);
  }

  private static List<String> confinedIterators(String code) {
    return calls(code, ConfinedObjects::isIteratorOf);
  }

  private static List<String> calls(
      String code, BiPredicate<ConfinedObjects, MethodInsnNode> chosen) {
    byte[] bytes =
        Compiled.of("Example", SOURCE.formatted(code), List.of("-XDstringConcat=inline"))
            .get("Example");
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, ClassReader.EXPAND_FRAMES);
    List<String> names = new ArrayList<>();
    for (MethodNode method : type.methods) {
      if (method.name.equals("body")) {
        AbstractInsnNode[] instructions = method.instructions.toArray();
        ConfinedObjects found = ConfinedObjects.in(type.name, method, instructions);
        for (AbstractInsnNode each : instructions) {
          if (each instanceof MethodInsnNode call
              && !call.name.equals("<init>")
              && chosen.test(found, call)) {
            names.add(call.name);
          }
        }
      }
    }
    return names;
  }
}

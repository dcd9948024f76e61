// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.random;

import dev.heddle.programs.random.TwinSource.Twin;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A program of two threads that take turns: loops over arrays, fields of shared objects, locks and
 * a volatile field, and now and then an exception. Nothing but the locks and the volatile field
 * orders the threads.
 */
public final class RandomProgram {
  public static final String PACKAGE = "dev.heddle.programs.random";
  public static final int PARTS = 3;
  private static final int MOST_DEPTH = 3;
  private static final int METHODS = 4;

  /** How many bytes are written and read side by side. */
  private static final int PACKED = 4;

  public final String name;
  private final Random random;
  private final TwinSource source = new TwinSource();
  private final RandomExpressions expressions;
  private final RandomTables tables;
  private int variables;

  public RandomProgram(int seed) {
    name = "Random" + seed;
    random = new Random(seed);
    expressions = new RandomExpressions(random, source, name);
    tables = new RandomTables(random, source);
    write();
  }

  public String plain() {
    return source.plain();
  }

  public String logged() {
    return source.logged();
  }

  private void write() {
    source.add("package " + PACKAGE + ";");
    source.add("import dev.heddle.programs.support.Schedule;");
    source.add("import dev.heddle.programs.support.Threads;");
    source.add("public final class " + name + " {");
    RandomExpressions.declare(source);
    Scope scope =
        new Scope(List.of("v"), List.of("node", "node", "other", "other", "fresh"), "", false);
    for (int part = 0; part < PARTS; part++) {
      source.add("  public static void part" + part + "() {");
      source.add("    int v = " + random.nextInt(9) + ";");
      source.add("    try {");
      block(4 + random.nextInt(6), scope, 0);
      source.add("    } catch (RuntimeException e) { return; }");
      source.add("  }");
    }
    helpers();
    source.add("  public static void main(String[] args) throws Exception {");
    source.add("    Schedule turns = new Schedule();");
    source.add("    Threads.run(() -> {");
    source.add("      turns.await(0); part0(); turns.reach(1); turns.await(2); part2();");
    source.add("    }, () -> { turns.await(1); part1(); turns.reach(2); });");
    source.add("    System.out.println(\"done\");");
    source.add("  }");
    node();
    source.add("}");
  }

  private void block(int count, Scope scope, int depth) {
    for (int i = 0; i < count; i++) {
      statement(scope, depth);
    }
  }

  private void statement(Scope scope, int depth) {
    int kinds = depth < MOST_DEPTH ? 18 : 8;
    switch (random.nextInt(kinds)) {
      case 0 -> source.add(Twin.of("v = $1;", expressions.value(scope)));
      case 1 -> straightOrCreation(scope);
      case 2 -> callOrAssign(scope);
      case 3 -> leave(scope);
      case 4, 5, 6, 7 -> source.add(expressions.assignment(scope));
      case 8, 9, 10 -> counted(scope, depth);
      case 11 -> whileLoop(scope, depth);
      case 12 -> conditional(scope, depth);
      case 13 -> attempt(scope, depth);
      case 14 -> locked(scope, depth);
      case 15, 16 -> tables.add(scope);
      default -> volatileAccess(scope);
    }
  }

  private void straightOrCreation(Scope scope) {
    if (scope.statics().isEmpty() && random.nextBoolean()) {
      source.add(expressions.creation(scope));
      return;
    }
    for (int i = 0; i < 3; i++) {
      source.add(expressions.assignment(scope));
    }
  }

  private void counted(Scope scope, int depth) {
    String variable = "i" + variables++;
    int low = random.nextInt(6);
    int high = low + 1 + random.nextInt(random.nextBoolean() ? 3 : 20);
    int step = 1 + (random.nextInt(3) == 0 ? random.nextInt(3) : 0);
    String header =
        random.nextInt(3) == 0
            ? "for (int # = " + high + "; # >= " + low + "; # -= " + step + ") {"
            : "for (int # = " + low + "; # < " + high + "; # += " + step + ") {";
    source.add(header.replace("#", variable));
    block(1 + random.nextInt(3), scope.inLoop(variable), depth + 1);
    source.add("}");
  }

  private void whileLoop(Scope scope, int depth) {
    String variable = "k" + variables++;
    source.add("int " + variable + " = " + (3 + random.nextInt(12)) + ";");
    source.add("while (" + variable + " > 0) {");
    source.add(variable + " -= " + (1 + random.nextInt(2)) + ";");
    block(1 + random.nextInt(3), scope.inLoop(variable), depth + 1);
    source.add("}");
  }

  private void conditional(Scope scope, int depth) {
    source.add(Twin.of("if ($1) {", expressions.condition(scope)));
    block(1 + random.nextInt(2), scope, depth + 1);
    if (random.nextBoolean()) {
      source.add("} else {");
      block(1 + random.nextInt(2), scope, depth + 1);
    }
    source.add("}");
  }

  private void attempt(Scope scope, int depth) {
    source.add("try {");
    block(1 + random.nextInt(3), scope, depth + 1);
    source.add("} catch (RuntimeException e) { v++; }");
  }

  private void locked(Scope scope, int depth) {
    int lock = random.nextInt(2);
    source.add(
        new Twin(
            "synchronized (" + scope.statics() + "LOCKS[" + lock + "]) {",
            "AccessLog.acquire(" + lock + "); try {"));
    block(1 + random.nextInt(3), scope, depth + 1);
    source.add(new Twin("}", "} finally { AccessLog.release(" + lock + "); }"));
  }

  private void volatileAccess(Scope scope) {
    String flag = scope.statics() + "flag";
    source.add(
        random.nextBoolean()
            ? new Twin(flag + " = v;", "AccessLog.release(9); " + flag + " = v;")
            : new Twin("v += " + flag + ";", "v += " + flag + "; AccessLog.acquire(9);"));
  }

  private void leave(Scope scope) {
    Twin condition = expressions.condition(scope);
    String how = !scope.isInLoop() ? "return" : random.nextBoolean() ? "break" : "continue";
    if (scope.isInLoop() || random.nextInt(6) == 0) {
      source.add(Twin.of("if ($1) " + how + ";", condition));
    }
  }

  /** Methods of nodes call nothing: they would call each other without end. */
  private void callOrAssign(Scope scope) {
    if (scope.statics().isEmpty()) {
      call(scope);
    } else {
      source.add(expressions.assignment(scope));
    }
  }

  private void call(Scope scope) {
    String variable = scope.variables().get(random.nextInt(scope.variables().size()));
    int low = random.nextInt(10);
    int high = low + 1 + random.nextInt(4);
    int line = source.line();
    String node = random.nextBoolean() ? "node" : "other";
    String that = List.of("null", "node", "other").get(random.nextInt(3));
    String range = low + ", " + high;
    switch (random.nextInt(9)) {
      case 0, 1 -> source.add("v += sum(ints, " + range + ");");
      case 2 -> source.add("fill(otherInts, " + range + ", " + variable + ");");
      case 3 ->
          source.add(
              new Twin(
                  "java.util.Arrays.fill(bytes, " + range + ", (byte) v);",
                  "java.util.Arrays.fill(bytes, "
                      + range
                      + ", (byte) v); AccessLog.range(bytes, "
                      + range
                      + ", true, "
                      + line
                      + ");"));
      case 4 -> {
        String copy =
            "System.arraycopy(ints, "
                + low
                + ", otherInts, "
                + (low + 3)
                + ", "
                + (high - low)
                + ");";
        source.add(
            new Twin(
                copy,
                copy
                    + " AccessLog.range(ints, "
                    + range
                    + ", false, "
                    + line
                    + ");"
                    + " AccessLog.range(otherInts, "
                    + (low + 3)
                    + ", "
                    + (high + 3)
                    + ", true, "
                    + line
                    + ");"));
      }
      case 5 -> source.add("v += unpacked(bytes, " + PACKED * low + ");");
      case 6 -> source.add("pack(bytes, " + PACKED * low + ", " + variable + ");");
      default ->
          source.add(
              "try { "
                  + node
                  + ".m"
                  + random.nextInt(METHODS)
                  + "("
                  + that
                  + ", v); }"
                  + " catch (RuntimeException e) { v++; }");
    }
  }

  /** Bytes side by side, in one expression and in statements of their own. */
  private void packing() {
    source.add("  private static int unpacked(byte[] array, int at) {");
    int line = source.line();
    List<String> plain = new ArrayList<>();
    List<String> logged = new ArrayList<>();
    for (int i = 0; i < PACKED; i++) {
      plain.add("array[at + " + i + "]");
      logged.add("AccessLog.get(array, at + " + i + ", " + line + ")");
    }
    source.add(
        new Twin(
            "return " + String.join(" + ", plain) + ";",
            "return " + String.join(" + ", logged) + ";"));
    source.add("  }");
    source.add("  private static void pack(byte[] array, int at, int value) {");
    for (int i = 0; i < PACKED; i++) {
      line = source.line();
      String packed = "(byte) (value >> " + i + ")";
      source.add(
          new Twin(
              "array[at + " + i + "] = " + packed + ";",
              "AccessLog.set(array, at + " + i + ", " + packed + ", " + line + ");"));
    }
    source.add("  }");
  }

  private void helpers() {
    packing();
    source.add("  private static int sum(int[] array, int from, int to) {");
    source.add("    int sum = 0;");
    source.add("    for (int i = from; i < to; i++) {");
    int line = source.line();
    source.add(new Twin("sum += array[i];", "sum += AccessLog.get(array, i, " + line + ");"));
    source.add("    }");
    source.add("    return sum;");
    source.add("  }");
    source.add("  private static void fill(int[] array, int from, int to, int value) {");
    source.add("    for (int i = to - 1; i >= from; i--) {");
    line = source.line();
    source.add(new Twin("array[i] = value;", "AccessLog.set(array, i, value, " + line + ");"));
    source.add("    }");
    source.add("  }");
  }

  private void node() {
    source.add("  static final class Node {");
    source.add("    int x; int y; int z;");
    source.add("    final short[] data = new short[9];");
    source.add("    Node() {}");
    source.add("    Node(int v) {");
    for (int i = random.nextInt(5); i > 0; i--) {
      source.add(expressions.assignmentInConstructor());
    }
    source.add("    }");
    Scope scope = new Scope(List.of("v"), List.of("this", "this", "that"), name + ".", false);
    for (int i = 0; i < METHODS; i++) {
      source.add("    void m" + i + "(Node that, int v) {");
      if (i == 0) {
        block(2 + random.nextInt(4), scope, MOST_DEPTH - 1);
      } else {
        for (int j = 2 + random.nextInt(4); j > 0; j--) {
          source.add(expressions.assignment(scope));
        }
      }
      source.add("    }");
    }
    source.add("  }");
  }
}

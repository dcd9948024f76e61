// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.random;

import dev.heddle.programs.random.TwinSource.Twin;
import java.util.List;
import java.util.Random;

/** Expressions of type {@code int} that read fields and elements, and what can be assigned to. */
final class RandomExpressions {
  /** The static fields that hold arrays, and their lengths. */
  private enum Elements {
    INTS("ints", "(int)", 24),
    OTHER_INTS("otherInts", "(int)", 24),
    LONGS("longs", "(long)", 7),
    BYTES("bytes", "(byte)", 40);

    final String array;
    final String cast;
    final int length;

    Elements(String array, String cast, int length) {
      this.array = array;
      this.cast = cast;
      this.length = length;
    }
  }

  private static final int ROWS = 4;
  private static final int COLUMNS = 6;
  private static final int DATA = 9;
  private static final String FRESH = "fresh";
  private static final List<String> FIELDS = List.of("x", "y", "z");
  private static final List<String> STATICS = List.of("first", "second");

  private final Random random;
  private final TwinSource source;
  private final String owner;

  RandomExpressions(Random random, TwinSource source, String owner) {
    this.random = random;
    this.source = source;
    this.owner = owner;
  }

  /** Where a value can be read and written, by the class that the code is in. */
  private record Place(Twin read, Twin write) {}

  static void declare(TwinSource source) {
    source.add("  static final int[] ints = new int[24];");
    source.add("  static final int[] otherInts = new int[24];");
    source.add("  static final long[] longs = new long[7];");
    source.add("  static final byte[] bytes = new byte[40];");
    source.add("  static final double[][] rows = new double[4][6];");
    source.add("  static final Node node = new Node();");
    source.add("  static final Node other = new Node();");
    source.add("  static Node fresh = new Node();");
    source.add("  static int first;");
    source.add("  static int second;");
    source.add("  static volatile int flag;");
    source.add("  static final Object[] LOCKS = {new Object(), new Object()};");
  }

  /** An expression without side effects. */
  Twin value(Scope scope) {
    Twin left = operand(scope);
    return switch (random.nextInt(16)) {
      case 4, 5 -> Twin.of("($1 / ($2 - 3))", left, operand(scope));
      case 6 -> Twin.of("($1 > $2 ? $1 : $2)", left, operand(scope));
      case 0, 7, 8 -> Twin.of("($1 + $2)", left, operand(scope));
      case 1 -> Twin.of("($1 - $2 * 3)", left, operand(scope));
      case 2 -> Twin.of("($1 ^ $2)", left, operand(scope));
      case 3 -> Twin.of("(2 * $1 + $2 - $3)", left, operand(scope), operand(scope));
      default -> left;
    };
  }

  private Twin operand(Scope scope) {
    return random.nextInt(3) == 0
        ? variableOrConstant(scope)
        : Twin.of("(int) $1", place(scope).read);
  }

  private Twin variableOrConstant(Scope scope) {
    return random.nextBoolean()
        ? Twin.same(any(scope.variables()))
        : Twin.same(Integer.toString(random.nextInt(9)));
  }

  /** A condition that holds now and then. */
  Twin condition(Scope scope) {
    String pattern = "($1 * 7 + " + random.nextInt(5) + ") % " + (2 + random.nextInt(6)) + " == 0";
    return Twin.of(pattern, variableOrConstant(scope));
  }

  /** A value is assigned to a place, or added to what is there. */
  Twin assignment(Scope scope) {
    Place place = place(scope);
    Twin value = value(scope);
    return random.nextInt(3) == 0
        ? Twin.of(place.write.plain(), place.write.logged(), Twin.of("$1 + $2", place.read, value))
        : Twin.of(place.write.plain(), place.write.logged(), value);
  }

  /** To a field; who gets at elements by way of the final field finds them as they are now. */
  Twin assignmentInConstructor() {
    Twin value = random.nextBoolean() ? Twin.same("v") : field(Twin.same("this")).read;
    Place place = field(Twin.same("this"));
    return Twin.of(place.write.plain(), place.write.logged(), Twin.of("6 / ($1 + 1)", value));
  }

  private Place place(Scope scope) {
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> element(scope);
      case 3 -> cell(scope);
      case 4 -> staticField(scope);
      case 5 -> dataOf(object(scope), scope);
      default -> field(object(scope));
    };
  }

  private Place element(Scope scope) {
    Elements elements = any(List.of(Elements.values()));
    Twin array = Twin.same(scope.statics() + elements.array);
    Twin index = index(scope, elements.length);
    int line = source.line();
    Twin read = Twin.of("$1[$2]", "AccessLog.get($1, $2, " + line + ")", array, index);
    Twin write =
        Twin.of(
            "$1[$2] = " + elements.cast + " (#);",
            "AccessLog.set($1, $2, " + elements.cast + " (#), " + line + ");",
            array,
            index);
    return new Place(read, hole(write));
  }

  private Place cell(Scope scope) {
    Twin row = index(scope, ROWS);
    Twin column = index(scope, COLUMNS);
    int line = source.line();
    String rows = scope.statics() + "rows";
    String loggedRow = "AccessLog.get(" + rows + ", $1, " + line + ")";
    Twin read =
        Twin.of(
            rows + "[$1][$2]", "AccessLog.get(" + loggedRow + ", $2, " + line + ")", row, column);
    Twin write =
        Twin.of(
            rows + "[$1][$2] = (#);",
            "AccessLog.set(" + loggedRow + ", $2, (#), " + line + ");",
            row,
            column);
    return new Place(read, hole(write));
  }

  /** A node that is in a final field or a variable, or in a field that threads race for. */
  private Twin object(Scope scope) {
    String name = any(scope.objects());
    if (!name.equals(FRESH)) {
      return Twin.same(name);
    }
    String told = "AccessLog.read(" + owner + ".class, \"fresh\", fresh, " + source.line() + ")";
    return new Twin(name, told);
  }

  /** A new node is assigned to a field that threads race for. */
  Twin creation(Scope scope) {
    int line = source.line();
    return Twin.of(
        "fresh = new Node($1);",
        "fresh = AccessLog.written(" + owner + ".class, \"fresh\", new Node($1), " + line + ");",
        value(scope));
  }

  private Place staticField(Scope scope) {
    String name = any(STATICS);
    return place(Twin.same(scope.statics() + name), Twin.same(owner + ".class"), name);
  }

  /** An element of an array that belongs to an object. */
  private Place dataOf(Twin object, Scope scope) {
    Twin index = index(scope, DATA);
    int line = source.line();
    Twin read = Twin.of("$1.data[$2]", "AccessLog.get($1.data, $2, " + line + ")", object, index);
    Twin write =
        Twin.of(
            "$1.data[$2] = (short) (#);",
            "AccessLog.set($1.data, $2, (short) (#), " + line + ");",
            object,
            index);
    return new Place(read, hole(write));
  }

  /** A field of the object that the code names. */
  private Place field(Twin object) {
    String name = any(FIELDS);
    return place(Twin.of("$1." + name, object), object, name);
  }

  private Place place(Twin access, Twin object, String name) {
    int line = source.line();
    String told = "$2, \"" + name + "\", ";
    Twin read = Twin.of("$1", "AccessLog.read(" + told + "$1, " + line + ")", access, object);
    Twin write =
        Twin.of(
            "$1 = (#);", "$1 = AccessLog.written(" + told + "(#), " + line + ");", access, object);
    return new Place(read, hole(write));
  }

  private static Twin hole(Twin write) {
    return new Twin(write.plain().replace("#", "$1"), write.logged().replace("#", "$1"));
  }

  /** Mostly within bounds; what is not, throws. */
  private Twin index(Scope scope, int length) {
    String variable = any(scope.variables());
    return Twin.same(
        switch (random.nextInt(8)) {
          case 0, 1, 2 -> variable;
          case 3 -> variable + " + " + (1 + random.nextInt(3));
          case 4 -> variable + " - 1";
          case 5 -> "(" + variable + " * 5 & 31) % " + length;
          case 6 -> (length - 1) + " - " + variable;
          default -> Integer.toString(random.nextInt(length));
        });
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.random;

import dev.heddle.programs.random.TwinSource.Twin;
import java.util.List;
import java.util.Random;

/**
 * Loops that read a small table over and over, in no order and with gaps. Some release something in
 * between, some run out of bounds, some read a row of a matrix or an array in an object.
 */
final class RandomTables {
  private final Random random;
  private final TwinSource source;
  private int loops;

  RandomTables(Random random, TwinSource source) {
    this.random = random;
    this.source = source;
  }

  private record Table(Twin array, String type, int length) {}

  void add(Scope scope) {
    int number = loops++;
    boolean isOftenRead = random.nextBoolean();
    if (isOftenRead) {
      String again = "again" + number;
      source.add("for (int " + again + " = 0; " + again + " < 3; " + again + "++) {");
    }
    Table kept = random.nextInt(3) == 0 ? table(scope) : null;
    String variable = "table" + number;
    if (kept != null) {
      source.add(Twin.of(kept.type + "[] " + variable + " = $1;", kept.array));
    }
    String counter = "round" + number;
    source.add(header(counter, 4 + random.nextInt(30)));
    for (int reads = 1 + random.nextInt(2); reads > 0; reads--) {
      Table table = kept == null ? table(scope) : kept;
      add(kept == null ? table.array : Twin.same(variable), table.length, counter);
    }
    if (random.nextInt(4) == 0) {
      source.add(release(counter, scope));
    }
    source.add("}");
    if (isOftenRead) {
      source.add("}");
    }
  }

  private String header(String counter, int rounds) {
    return random.nextBoolean()
        ? "for (int # = 0; # < $; #++) {".replace("#", counter).replace("$", "" + rounds)
        : "for (int # = $; # > 0; # -= 2) {".replace("#", counter).replace("$", "" + rounds);
  }

  private void add(Twin array, int length, String counter) {
    String index =
        switch (random.nextInt(6)) {
          case 0 -> counter;
          case 1 -> "(" + counter + " * 5 + 1) % " + (length + 1);
          case 2 -> Integer.toString(random.nextInt(length));
          case 3 -> counter + " % " + Math.max(1, length - 1 - random.nextInt(2));
          default -> "(" + counter + " * 3 + " + random.nextInt(3) + ") % " + length;
        };
    int gap = random.nextInt(length);
    // A counted loop that runs out of bounds tells nothing, so it must not be one.
    boolean isInEachRound = random.nextInt(3) == 0 && !index.equals(counter);
    String condition = isInEachRound ? "" : "if (" + counter + " % 8 != " + gap + ") ";
    String told = "AccessLog.get($1, $2, " + source.line() + ");";
    Twin read = Twin.of("$1[$2];", told, array, Twin.same(index));
    source.add(Twin.of(condition + "v += (int) $1", read));
  }

  private static Twin release(String counter, Scope scope) {
    String flag = scope.statics() + "flag";
    String condition = "if (" + counter + " == 4) ";
    return new Twin(
        condition + flag + " = v;", condition + "{ AccessLog.release(9); " + flag + " = v; }");
  }

  private Table table(Scope scope) {
    String statics = scope.statics();
    List<String> objects = scope.objects().stream().filter(each -> !each.equals("fresh")).toList();
    return switch (random.nextInt(5)) {
      case 0 -> new Table(Twin.same(statics + "ints"), "int", 24);
      case 1 -> new Table(Twin.same(statics + "longs"), "long", 7);
      case 2 -> {
        String object = objects.get(random.nextInt(objects.size()));
        yield new Table(Twin.same(object + ".data"), "short", 9);
      }
      default -> {
        String row = random.nextBoolean() ? "(v & 3)" : Integer.toString(random.nextInt(4));
        String plain = statics + "rows[" + row + "]";
        String told = "AccessLog.get(" + statics + "rows, " + row + ", " + source.line() + ")";
        yield new Table(new Twin(plain, told), "double", 6);
      }
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A map that is asked and then changed: another thread can come in between, even if the map is a
 * concurrent one.
 */
final class AtomicMapCall implements Advisor {
  /** How many lines lie between the question and the change, at most. */
  private static final int REACH = 4;

  private static final Pattern ASKED =
      Pattern.compile("(\\w+)\\s*\\.\\s*(get|containsKey|getOrDefault)\\s*\\(");

  /** {@code counts.put(word, counts.getOrDefault(word, 0) + 1);} */
  private static final Pattern COUNTED =
      Pattern.compile(
          "^(\\s*)(\\w+)\\.put\\((\\w+), \\2\\.getOrDefault\\(\\3, 0(L?)\\) \\+ (\\w+)\\);\\s*$");

  /** {@code if (!users.containsKey(name)) {} */
  private static final Pattern UNLESS_THERE =
      Pattern.compile("^(\\s*)if \\(!(\\w+)\\.containsKey\\((\\w+)\\)\\) \\{?\\s*$");

  @Override
  public Advice advise(Finding finding, Sources sources) {
    boolean isMap =
        finding.subject().type() == Subject.Type.LIBRARY
            && finding.subject().className().endsWith("Map");
    for (Access access : finding.accesses()) {
      Place place = isMap ? Place.of(access, sources) : null;
      String map = place == null ? null : checkThenAct(place);
      if (map != null) {
        return new Advice(
            "Ask and change the map in one call",
            "The code asks "
                + map
                + " and then changes it. With two calls, another thread can come in between even if"
                + " each call is safe: use a ConcurrentHashMap, and putIfAbsent, computeIfAbsent,"
                + " compute or merge, each of which is one step.",
            diff(place));
      }
    }
    return null;
  }

  /** The name of the map that is asked and changed near that line; null if there is none. */
  private static String checkThenAct(Place place) {
    SourceFile file = place.file();
    int first = Math.max(1, place.number() - REACH);
    int last = Math.min(file.lines().size(), place.number() + REACH);
    for (int i = first; i <= last; i++) {
      Matcher asked = ASKED.matcher(Code.of(file.line(i)));
      while (asked.find()) {
        String change = asked.group(1) + ".put(";
        for (int j = i; j <= Math.min(last, i + REACH); j++) {
          if (Code.of(file.line(j)).contains(change)) {
            return asked.group(1);
          }
        }
      }
    }
    return null;
  }

  private static Diff diff(Place place) {
    SourceFile file = place.file();
    for (int i = Math.max(1, place.number() - 2); i <= place.number(); i++) {
      Matcher counted = COUNTED.matcher(Code.of(file.line(i)));
      if (counted.matches()) {
        String sum = counted.group(4).isEmpty() ? "Integer::sum" : "Long::sum";
        String merged = counted.replaceFirst("$1$2.merge($3, $5, " + sum + ");");
        return new Diff.Builder(file).replace(i, merged).build();
      }
      Matcher unless = UNLESS_THERE.matcher(Code.of(file.line(i)));
      if (unless.matches() && i + 2 <= file.lines().size()) {
        return putIfAbsent(unless, i, file);
      }
    }
    return null;
  }

  private static Diff putIfAbsent(Matcher unless, int number, SourceFile file) {
    String start = unless.group(2) + ".put(" + unless.group(3) + ", ";
    String put = Code.of(file.line(number + 1)).trim();
    boolean isBlock = file.line(number).trim().endsWith("{");
    boolean isEnd = !isBlock || file.line(number + 2).trim().equals("}");
    if (!put.startsWith(start) || !put.endsWith(");") || !isEnd) {
      return null;
    }
    String value = put.substring(start.length(), put.length() - 2);
    String call =
        value.matches("\\w+")
            ? ".putIfAbsent(" + unless.group(3) + ", " + value + ");"
            : ".computeIfAbsent(" + unless.group(3) + ", key -> " + value + ");";
    Diff.Builder diff = new Diff.Builder(file);
    diff.replace(number, unless.group(1) + unless.group(2) + call).replace(number + 1);
    return (isBlock ? diff.replace(number + 2) : diff).build();
  }
}

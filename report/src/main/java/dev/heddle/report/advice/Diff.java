// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.report.source.SourceFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A change to one source file.
 *
 * @param path the file
 * @param lines what is taken away, put there and left, in the order of the file
 * @param changes what takes the place of which line of the file
 */
public record Diff(String path, List<Line> lines, Map<Integer, List<String>> changes) {
  private static final int CONTEXT = 1;

  public Diff {
    lines = List.copyOf(lines);
    changes = Collections.unmodifiableMap(new TreeMap<>(changes));
  }

  /**
   * One line.
   *
   * @param sign {@code -} for what goes, {@code +} for what comes, a blank for what stays, and
   *     {@code @} where lines in between are not shown
   */
  public record Line(char sign, String text) {
    @Override
    public String toString() {
      return sign == '@' ? "…" : sign + text;
    }
  }

  /** Collects which lines of a file are replaced by which others. */
  static final class Builder {
    private final SourceFile file;
    private final Map<Integer, List<String>> replaced = new TreeMap<>();

    Builder(SourceFile file) {
      this.file = file;
    }

    /** Puts lines in the place of one; a line that stays the same is no change. */
    Builder replace(int number, String... by) {
      if (by.length != 1 || !by[0].equals(file.line(number))) {
        replaced.put(number, List.of(by));
      }
      return this;
    }

    /** Imports a class after what is imported already, if that has to be done. */
    Builder importing(String className) {
      int last = 0;
      for (int i = 1; i <= file.lines().size(); i++) {
        String line = file.line(i).trim();
        if (line.equals("import " + className + ";")) {
          return this;
        }
        boolean isBefore = line.startsWith("package ") || line.startsWith("import java");
        last =
            isBefore && line.compareTo("import " + className) < 0 || last == 0 && isBefore
                ? i
                : last;
      }
      if (last > 0 && !replaced.containsKey(last)) {
        String line = file.line(last);
        String added = "import " + className + ";";
        boolean isFirst = line.trim().startsWith("package ");
        replaced.put(last, isFirst ? List.of(line, "", added) : List.of(line, added));
      }
      return this;
    }

    /** Null if nothing is changed. */
    Diff build() {
      List<Line> lines = new ArrayList<>();
      int shown = 0;
      for (Map.Entry<Integer, List<String>> change : replaced.entrySet()) {
        int number = change.getKey();
        int from = Math.max(shown + 1, number - CONTEXT);
        if (shown > 0) {
          shown = keep(lines, shown + 1, Math.min(shown + CONTEXT, number - 1));
          from = Math.max(shown + 1, number - CONTEXT);
        }
        if (shown > 0 && from > shown + 1) {
          lines.add(new Line('@', ""));
        }
        keep(lines, from, number - 1);
        change(lines, file.line(number), change.getValue());
        shown = number;
      }
      keep(lines, shown + 1, Math.min(shown + CONTEXT, file.lines().size()));
      return replaced.isEmpty() ? null : new Diff(file.path(), lines, replaced);
    }

    private int keep(List<Line> lines, int from, int to) {
      for (int i = from; i <= to; i++) {
        lines.add(new Line(' ', file.line(i)));
      }
      return Math.max(from - 1, to);
    }

    private static void change(List<Line> lines, String old, List<String> by) {
      boolean stays = by.contains(old);
      if (!stays) {
        lines.add(new Line('-', old));
      }
      for (String line : by) {
        lines.add(new Line(line.equals(old) ? ' ' : '+', line));
      }
    }
  }

  /** As {@code diff} would print it, without line numbers. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("--- " + path + "\n");
    for (Line line : lines) {
      text.append(line).append('\n');
    }
    return text.toString();
  }
}

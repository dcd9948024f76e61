// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.report.source.SourceFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes an atomic counter of a private field: its declaration, and each use in its file. */
final class CounterRewriting {
  private final SourceFile file;
  private final String field;
  private final String atomic;
  private final Pattern use;
  private final Pattern local;

  CounterRewriting(SourceFile file, String field, String atomic) {
    this.file = file;
    this.field = field;
    this.atomic = atomic;
    String name = Pattern.quote(field);
    this.use = Pattern.compile("\\b" + name + "\\b(?!\\s*\\()");
    this.local = Pattern.compile("\\b(?:int|long|var)\\s+" + name + "\\b");
  }

  /** Null if there is a use that is not understood. */
  Diff diff(int declaration) {
    Diff.Builder diff = new Diff.Builder(file).importing("java.util.concurrent.atomic." + atomic);
    for (int i = 1; i <= file.lines().size(); i++) {
      String line = file.line(i);
      if (i != declaration && use.matcher(Code.of(line)).find()) {
        String rewritten = local.matcher(Code.of(line)).find() ? null : used(line);
        if (rewritten == null) {
          return null;
        }
        diff.replace(i, rewritten);
      }
    }
    String declared = declared(file.line(declaration));
    return declared == null ? null : diff.replace(declaration, declared).build();
  }

  private String declared(String line) {
    Matcher matcher = Code.declaration(field).matcher(line);
    if (!matcher.matches()) {
      return null;
    }
    String rest = matcher.group(4);
    int end = rest.indexOf(';');
    String initial = rest.startsWith("=") && end > 0 ? rest.substring(1, end).trim() : "";
    String value = initial.matches("0L?") ? "" : initial;
    return matcher.group(1)
        + matcher.group(2).replace("volatile ", "")
        + "final "
        + atomic
        + " "
        + field
        + " = new "
        + atomic
        + "("
        + value
        + ")"
        + rest.substring(end);
  }

  private String used(String line) {
    String name = "((?:this\\.)?" + Pattern.quote(field) + ")";
    String start = "^(\\s*)";
    String[][] statements = {
      {start + name + "\\+\\+;", "$1$2.incrementAndGet();"},
      {start + "\\+\\+" + name + ";", "$1$2.incrementAndGet();"},
      {start + name + "--;", "$1$2.decrementAndGet();"},
      {start + "--" + name + ";", "$1$2.decrementAndGet();"},
      {start + name + " \\+= ([^;]+);", "$1$2.addAndGet($3);"},
      {start + name + " -= (\\w+);", "$1$2.addAndGet(-$3);"},
      {start + name + " = ([^;=][^;]*);", "$1$2.set($3);"},
      {"return \\+\\+" + name + ";", "return $1.incrementAndGet();"},
      {"return " + name + "\\+\\+;", "return $1.getAndIncrement();"},
    };
    for (String[] statement : statements) {
      Matcher matcher = Pattern.compile(statement[0]).matcher(line);
      if (matcher.find()) {
        String rewritten = matcher.replaceFirst(statement[1]);
        // The other side of an assignment may use it as well.
        return use.matcher(Code.of(line)).results().count() == 1 ? rewritten : null;
      }
    }
    boolean isChanged =
        Pattern.compile(name + "\\s*(?:\\+\\+|--|[-+*/|&^%]?=(?!=))|(?:\\+\\+|--)\\s*" + name)
            .matcher(Code.of(line))
            .find();
    return isChanged
        ? null
        : Pattern.compile(use.pattern()).matcher(line).replaceAll(field + ".get()");
  }
}

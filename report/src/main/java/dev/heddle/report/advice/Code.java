// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.report.source.SourceFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads Java source line by line, as far as suggestions need it: what it does not recognise leads
 * to no suggestion, never to a wrong one that looks right.
 */
final class Code {
  private static final String MODIFIERS =
      "(?:(?:public|protected|private|static|final|transient|volatile|synchronized|abstract)\\s+)*";
  private static final Pattern NO_TYPE =
      Pattern.compile("^(?:return|throw|new|else|package|import|case|yield|assert|goto)\\b.*");

  private Code() {}

  /** The line with comments cut off, and with blanks in place of what is in quotes. */
  static String of(String line) {
    StringBuilder code = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0) {
        if (c == '\\') {
          code.append(' ');
          i++;
        } else if (c == quote) {
          quote = 0;
        }
        code.append(' ');
      } else if (c == '"' || c == '\'') {
        quote = c;
        code.append(' ');
      } else if (line.startsWith("//", i) || line.startsWith("/*", i)) {
        break;
      } else {
        code.append(c);
      }
    }
    String text = code.toString();
    return text.trim().startsWith("*") ? "" : text;
  }

  /** The line that declares a field; 0 if there is none, or more than one that could be it. */
  static int declarationOf(String field, SourceFile file) {
    Pattern pattern = declaration(field);
    int found = 0;
    for (int i = 1; i <= file.lines().size(); i++) {
      String code = of(file.line(i));
      Matcher matcher = pattern.matcher(code);
      if (matcher.find() && !NO_TYPE.matcher(code.trim()).matches()) {
        if (found != 0) {
          return 0;
        }
        found = i;
      }
    }
    return found;
  }

  /** Groups: indentation, modifiers, type, the rest from the equals sign or semicolon on. */
  static Pattern declaration(String field) {
    return Pattern.compile(
        "^(\\s*)("
            + MODIFIERS
            + ")([A-Za-z_][\\w.]*(?:<[^=;]*>)?(?:\\[\\])*)\\s+"
            + Pattern.quote(field)
            + "\\s*(=.*|;.*)$");
  }

  /** The line that declares a method, at or before a line inside it; 0 if it is not found. */
  static int methodAbove(String method, int line, SourceFile file) {
    Pattern pattern =
        Pattern.compile(
            "^\\s*"
                + MODIFIERS
                + "[A-Za-z_][\\w.<>\\[\\], ?]*\\s+"
                + Pattern.quote(method)
                + "\\s*\\(.*");
    for (int i = line; i > 0; i--) {
      String code = of(file.line(i));
      boolean isCall = code.contains("=") || NO_TYPE.matcher(code.trim()).matches();
      if (!isCall && pattern.matcher(code).matches()) {
        return i;
      }
    }
    return 0;
  }

  static String indentation(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }

  /** Whether the line is one whole statement that can be put into a block of its own. */
  static boolean isStatement(String line) {
    String code = of(line).trim();
    boolean isWhole = code.endsWith(";") && !code.startsWith(".") && !code.startsWith("}");
    return isWhole && count(code, '(') == count(code, ')') && !declaresVariable(code);
  }

  private static boolean declaresVariable(String code) {
    return code.matches(
        "(?:final\\s+)?[A-Za-z_][\\w.]*(?:<.*>)?(?:\\[\\])*\\s+[a-z_]\\w*\\s*=[^=].*");
  }

  private static long count(String code, char wanted) {
    return code.chars().filter(c -> c == wanted).count();
  }
}

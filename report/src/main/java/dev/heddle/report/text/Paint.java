// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;

/** Colors for a terminal, or none. */
public enum Paint {
  COLORS,
  NONE;

  private static final String ESCAPE = "\u001b[";

  /** Colors if standard error is a terminal, unless the user does not want them. */
  public static Paint forStandardError(Options options) {
    return on(Terminal.STANDARD_ERROR, options);
  }

  /** Colors if the stream is a terminal, unless the user does not want them. */
  public static Paint on(Terminal stream, Options options) {
    String noColor = System.getenv("NO_COLOR");
    boolean unwanted = options.flag(Option.NO_COLOR) || noColor != null && !noColor.isEmpty();
    return !unwanted && stream.isThere() ? COLORS : NONE;
  }

  String warning(String text) {
    return in("1;31", text);
  }

  String heading(String text) {
    return in("1", text);
  }

  String aside(String text) {
    return in("2", text);
  }

  /** A line of a diff by its sign. */
  String change(char sign, String text) {
    return sign == '+' ? in("32", text) : sign == '-' ? in("31", text) : text;
  }

  private String in(String style, String text) {
    return this == NONE ? text : ESCAPE + style + "m" + text + ESCAPE + "0m";
  }
}

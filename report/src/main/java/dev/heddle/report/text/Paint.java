// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Colors for a terminal, or none. */
public enum Paint {
  COLORS,
  NONE;

  private static final String ESCAPE = "\u001b[";

  /** Colors if standard error is a terminal, unless the user does not want them. */
  public static Paint forStandardError(Options options) {
    String noColor = System.getenv("NO_COLOR");
    boolean unwanted = options.flag(Option.NO_COLOR) || noColor != null && !noColor.isEmpty();
    return !unwanted && isTerminal() ? COLORS : NONE;
  }

  /** Java knows only of a console that is input and output at once; the system knows better. */
  private static boolean isTerminal() {
    Path standardError = Path.of("/proc/self/fd/2");
    try {
      if (Files.exists(standardError)) {
        Path device = standardError.toRealPath();
        return device.startsWith("/dev/pts") || device.toString().startsWith("/dev/tty");
      }
    } catch (IOException e) {
      // Something that has no path, such as a pipe.
      return false;
    }
    return System.console() != null;
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

  private String in(String style, String text) {
    return this == NONE ? text : ESCAPE + style + "m" + text + ESCAPE + "0m";
  }
}

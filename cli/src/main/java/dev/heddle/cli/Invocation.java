// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Utc;
import java.util.List;
import java.util.regex.Pattern;

/** The command line of this process, and since when it has been at work. */
final class Invocation {
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  /** Names of arguments whose values nobody wants to find in a report. */
  private static final Pattern SECRET =
      Pattern.compile("(?i)-.*(?:passw|secret|token|credential|api-?key|private-?key).*");

  private static final String HIDDEN = "…";

  private static volatile Invocation current = new Invocation(List.of());

  private final String command;
  private final long started = System.currentTimeMillis();
  private final long startedNanos = System.nanoTime();

  private Invocation(List<String> arguments) {
    this.command = text(arguments);
  }

  static void begin(List<String> arguments) {
    current = new Invocation(arguments);
  }

  /**
   * The report with what is known of this command: which it is, when it began, and what it took.
   */
  static Report of(Report report) {
    Invocation invocation = current;
    About about =
        report.about().java() == null && report.about().jvms() == 0
            ? new About(null, About.thisJava(), null, 0, 0, 0, Cost.UNKNOWN)
            : report.about();
    double seconds = (System.nanoTime() - invocation.startedNanos) / 1e9;
    return report.with(
        about.of(invocation.command, Utc.second(invocation.started), Cost.tenths(seconds)));
  }

  /** The command as one would type it, without passwords and such. */
  static String text(List<String> arguments) {
    StringBuilder text = new StringBuilder("heddle");
    boolean isValue = false;
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      boolean isSecret =
          SECRET.matcher(equals < 0 ? argument : argument.substring(0, equals)).matches();
      String shown = argument;
      if (isValue && !argument.startsWith("-")) {
        shown = HIDDEN;
      } else if (isSecret && equals >= 0) {
        shown = argument.substring(0, equals + 1) + HIDDEN;
      }
      text.append(' ').append(quoted(shown));
      isValue = isSecret && equals < 0;
    }
    return text.toString();
  }

  private static String quoted(String word) {
    boolean isPlain = PLAIN.matcher(word).matches() || word.endsWith(HIDDEN);
    return isPlain ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}

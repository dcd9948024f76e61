// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.Publisher;

/** What scripts learn from heddle's exit code; {@code run} passes the program's own code on. */
final class ExitCode {
  static final int CLEAN = 0;
  static final int INTERNAL_ERROR = 1;
  static final int USAGE_ERROR = 2;
  static final int INCOMPLETE = 3;
  static final int FINDINGS = 66;
  static final int CANNOT_START = 127;

  private ExitCode() {}

  /** The code of commands that report what is, and run nothing. */
  static int of(Report published, Publisher publisher, Options options) {
    if (isFailure(published, options)) {
      return FINDINGS;
    }
    if (!publisher.isWritten()) {
      return USAGE_ERROR;
    }
    return published.complete() ? CLEAN : INCOMPLETE;
  }

  /** Whether there are findings that count; those inside third-party jars do so if asked for. */
  static boolean isFailure(Report published, Options options) {
    boolean all = options.text(Option.FAIL_ON).equals("all");
    return !(all ? published.findings() : published.ofApplication()).isEmpty();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

/** What scripts learn from heddle's exit code; {@code run} passes the program's own code on. */
final class ExitCode {
  static final int CLEAN = 0;
  static final int INTERNAL_ERROR = 1;
  static final int USAGE_ERROR = 2;
  static final int INCOMPLETE = 3;
  static final int FINDINGS = 66;
  static final int CANNOT_START = 127;

  private ExitCode() {}
}

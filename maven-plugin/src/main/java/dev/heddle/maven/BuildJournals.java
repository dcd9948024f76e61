// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.report.journal.RunJournals;
import java.nio.file.Path;

/**
 * The journals of all JVMs that tested a project. They stay until the next build prepares its
 * tests, so that {@code mvn heddle:report} can make a report of the last one.
 */
final class BuildJournals {
  /** One name for all builds: who reports need not know who has tested. */
  static final String RUN = "build";

  private BuildJournals() {}

  static RunJournals of(Path reportDirectory) {
    return new RunJournals(reportDirectory, RUN);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.journal.Journal;
import dev.heddle.report.journal.RunJournals;
import java.io.IOException;
import java.nio.file.Path;

/** Where this JVM leaves its journal. */
final class JournalPlace {
  private JournalPlace() {}

  /**
   * The directory that {@code heddle run} has made. If it has ended, that one is gone, and the next
   * run looks below the report directory.
   */
  static Path of(Options options) {
    Path report = options.path(Option.REPORT);
    if (!options.isSet(Option.RUN)) {
      return RunJournals.folder(report);
    }
    String run = options.text(Option.RUN);
    if (options.isSet(Option.JOURNALS)) {
      Path made = options.path(Option.JOURNALS);
      if (made.toFile().exists() || RunJournals.isGoing(run)) {
        return made;
      }
    }
    return RunJournals.folder(report).resolve(run);
  }

  /** Opens the journal there, again if somebody has deleted it. */
  static Journal open(Options options) throws IOException {
    Path directory = of(options);
    if (directory.equals(options.path(Option.JOURNALS)) && !directory.toFile().exists()) {
      RunJournals.makeAgain(directory);
    }
    return Journal.open(directory);
  }
}

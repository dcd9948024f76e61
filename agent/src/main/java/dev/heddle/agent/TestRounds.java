// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import dev.heddle.runtime.Perturbation;
import dev.heddle.runtime.Suspects;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Rounds of a test that is repeated, with threads delayed at places that look suspicious. Test
 * frameworks call this class by its name, as they do {@link CheckedTest}.
 */
public final class TestRounds {
  private TestRounds() {}

  /**
   * Begins a round; the same seed and round delay the same.
   *
   * @param round from 1 on
   */
  public static void begin(long seed, int round) {
    Perturbation.begin(seed, round);
  }

  public static void end() {
    Perturbation.end();
  }

  /**
   * Takes all places of a report's findings to be suspicious, of a run or of a scan.
   *
   * @throws IOException if the file is no report; the message is one sentence for the user
   */
  public static void suspect(Path report) throws IOException {
    try {
      for (Finding finding : ReportFile.read(report).findings()) {
        suspect(finding);
      }
    } catch (ReportException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static void suspect(Finding finding) {
    Subject subject = finding.subject();
    if (subject.type() == Subject.Type.FIELD) {
      Suspects.addField(subject.className(), subject.name());
      return;
    }
    for (Access access : finding.accesses()) {
      if (!access.stack().isEmpty()) {
        Frame frame = access.stack().get(0);
        Suspects.addPlace(frame.className(), frame.line());
      }
    }
  }
}

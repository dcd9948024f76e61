// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import java.util.List;

/** Names that want to be more than names: class files and threads may carry anything. */
public final class Hostile {
  public static final String NAME =
      "</script><script>window.owned=1</script><img src=x onerror=\"window.owned=1\">"
          + "<!--]]>&lt;'\"`${1}\u2028\u0001\n::error::owned\r%0A\\";

  private Hostile() {}

  public static Report report() {
    Frame frame = new Frame(NAME, NAME, NAME, 7);
    Access one =
        new Access(Access.Operation.WRITE, NAME, List.of(frame), List.of(NAME), List.of(frame));
    Access two = new Access(Access.Operation.READ, NAME, List.of(), List.of(), List.of(frame));
    Finding race = Finding.observedRace("happens-before", Subject.field(NAME, NAME), 1, one, two);
    Frame outside = new Frame("x", "y", "/etc/passwd", 1);
    Access lock =
        new Access(Access.Operation.LOCK, NAME, List.of(), List.of(NAME), List.of(outside));
    Finding deadlock =
        Finding.deadlock(
            "deadlock",
            Finding.Evidence.OBSERVED,
            Subject.locks(List.of(NAME)),
            NAME,
            List.of(lock, lock));
    return new MergedFindings().add(List.of(race, deadlock)).notChecked(NAME).toReport();
  }
}

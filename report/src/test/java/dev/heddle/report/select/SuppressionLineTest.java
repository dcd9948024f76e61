// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuppressionLineTest {
  @Test
  void leavesOutWhatItIsMadeOfAndNotItsNeighbours() throws Exception {
    for (Finding finding :
        List.of(
            Samples.race("balance"), Samples.deadlock(Finding.Evidence.OBSERVED), lambda("0x01"))) {
      Suppression line = Suppression.parse(SuppressionLine.of(finding));
      assertThat(line.matches(finding)).isTrue();
      assertThat(line.matches(Samples.counter())).isFalse();
    }
  }

  @Test
  void holdsForTheNextRunToo() throws Exception {
    assertThat(Suppression.parse(SuppressionLine.of(lambda("0x01"))).matches(lambda("0x02")))
        .isTrue();
  }

  @Test
  void thereIsNoneWithoutAStack() {
    Access unknown = new Access(Access.Operation.READ, "t", List.of(), List.of(), List.of());
    Subject subject = Subject.array("int[]", null);
    assertThat(SuppressionLine.of(Finding.observedRace("d", subject, 1, unknown, unknown)))
        .isNull();
  }

  private static Finding lambda(String address) {
    Frame frame = new Frame("app.Main$$Lambda/" + address, "run", "Main.java", 3);
    Access access = new Access(Access.Operation.WRITE, "t", List.of(), List.of(), List.of(frame));
    return Finding.observedRace("d", Subject.field("app.Main", "x"), 1, access, access);
  }
}

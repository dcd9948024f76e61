// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FindingTest {
  private static final Subject BALANCE = Subject.field("bank.Account", "balance");

  @Test
  void tellsTheRaceInOneSentence() {
    Finding finding = race(BALANCE, access("writer", 12), access("reader", 20));
    assertThat(finding.message())
        .isEqualTo(
            "Field bank.Account.balance is written by thread \"writer\" and written by thread"
                + " \"reader\" with nothing that orders the two.");
  }

  @Test
  void idIsALetterAndEightHexadecimalDigits() {
    assertThat(race(BALANCE, access("a", 12), access("b", 20)).id()).matches("R-[0-9a-f]{8}");
  }

  @Test
  void idDoesNotDependOnThreadsCountsOrOrder() {
    Finding one = race(BALANCE, access("a", 12), access("b", 20));
    Finding other = race(BALANCE, access("c", 20), access("d", 12)).withOccurrences(7);
    assertThat(other.id()).isEqualTo(one.id());
  }

  @Test
  void idDependsOnPositionsAndSubject() {
    String id = race(BALANCE, access("a", 12), access("b", 20)).id();
    assertThat(race(BALANCE, access("a", 12), access("b", 21)).id()).isNotEqualTo(id);
    Subject owner = Subject.field("bank.Account", "owner");
    assertThat(race(owner, access("a", 12), access("b", 20)).id()).isNotEqualTo(id);
  }

  @Test
  void idDoesNotDependOnHowAnArrayWasReached() {
    Access here = access("a", 12);
    assertThat(race(Subject.array("double[]", null), here, here).id())
        .isEqualTo(race(Subject.array("double[]", "Grid.cells"), here, here).id());
  }

  @Test
  void idDoesNotDependOnNumbersOfHiddenClasses() {
    assertThat(race(BALANCE, hidden("$$Lambda$14/0x00007f1"), access("b", 1)).id())
        .isEqualTo(race(BALANCE, hidden("$$Lambda/0x00007f2"), access("b", 1)).id());
  }

  private static Finding race(Subject subject, Access later, Access earlier) {
    return Finding.observedRace("happens-before", subject, 1, later, earlier);
  }

  private static Access access(String thread, int line) {
    return at(thread, new Frame("bank.Account", "deposit", "Account.java", line));
  }

  private static Access hidden(String suffix) {
    return at("a", new Frame("bank.Account" + suffix, "run", null, -1));
  }

  private static Access at(String thread, Frame frame) {
    return new Access(Access.Operation.WRITE, thread, List.of(), List.of(), List.of(frame));
  }
}
